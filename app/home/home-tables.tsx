'use client';

import { useTranslations } from 'use-intl';
import { Empty } from '../design/empty';
import { Glyph } from '../design/glyph';
import { EarlierTables } from './earlier-tables';
import type { HomeTables as Tables } from './read-home';
import { ResumeCard } from './resume-card';

/** The tables on this phone, or that there are none yet. */
export function HomeTables({ tables, onMore }: { tables: Tables; onMore: () => void }) {
  const t = useTranslations();
  const { resume, earlier, more } = tables;
  if (!resume && earlier.length === 0) {
    return (
      <Empty icon={<Glyph name="cards" />} title={t('common.home.emptyTitle')}>
        {t('common.home.emptyText')}
      </Empty>
    );
  }
  return (
    <>
      {resume && <ResumeCard table={resume} />}
      {earlier.length > 0 && <EarlierTables tables={earlier} onMore={more ? onMore : null} />}
    </>
  );
}
