'use client';

import { useTranslations } from 'use-intl';
import { countBinned } from '@/lib/db/bin';
import { database } from '@/lib/db/database';
import { useStored } from '@/lib/db/use-stored';
import { BinRow } from '../home/bin-row';
import { Section } from './section';

/** The tables of this phone: so far the way into the bin, while something lies in it. */
export function YourTables() {
  const t = useTranslations();
  const binned = useStored(() => countBinned(database()), []);
  if (binned.status !== 'read' || binned.value === 0) return null;
  return (
    <Section title={t('common.settings.tables')}>
      <BinRow count={binned.value} />
    </Section>
  );
}
