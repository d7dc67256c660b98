'use client';

import { PackageOpen } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { LoadButton } from '../backup/load-button';
import { useLoad } from '../backup/use-load';
import { Empty } from '../design/empty';
import { Glyph } from '../design/glyph';

/** That there are no tables here: none yet, or none any more though nobody deleted them. */
export function NoTables({ lost }: { lost: boolean }) {
  const t = useTranslations();
  if (lost) return <Lost />;
  return (
    <Empty icon={<Glyph name="cards" />} title={t('home.emptyTitle')}>
      {t('home.emptyText')} {isInstalled() && t('home.installed')} {!window.isSecureContext && t('home.plainHttp')}
    </Empty>
  );
}

function Lost() {
  const t = useTranslations();
  const load = useLoad();
  const restore = (
    <LoadButton strong onChosen={load}>
      {t('home.restore')}
    </LoadButton>
  );
  return (
    <Empty icon={<PackageOpen aria-hidden />} title={t('home.lostTitle')} action={restore}>
      {t('home.lostText')}
    </Empty>
  );
}

/** Whether this is the app on the home screen, which some phones give a store of its own. */
function isInstalled(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches;
}
