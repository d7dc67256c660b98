'use client';

import { Plus, Settings } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { purgeBin } from '@/lib/db/bin';
import { now } from '@/lib/db/clock';
import { database } from '@/lib/db/database';
import { useStored } from '@/lib/db/use-stored';
import { Button } from '../design/button';
import { Dock } from '../design/dock';
import { IconButton } from '../design/icon-button';
import { Screen } from '../design/screen';
import { TopBar } from '../design/top-bar';
import { Waiting } from '../design/waiting';
import { Wordmark } from '../design/wordmark';
import { NotRead } from '../frame/not-read';
import { UpdateOffer } from '../frame/update-offer';
import { useTitle } from '../frame/use-title';
import { BinFailure, BinToast } from './bin-toast';
import { HomeTables } from './home-tables';
import { readHome } from './read-home';

const FIRST = 5;
const MORE = 20;

/** Tables that have lain in the bin for long enough. What cannot be erased now is tried again at the next start. */
function eraseOldBin(): void {
  purgeBin(database(), now()).catch(() => undefined);
}

/** The start page: the table to carry on with, those before it, and the way to a new one. */
export function Home() {
  const t = useTranslations();
  useTitle(t('common.shell.appName'));
  const [limit, setLimit] = useState(FIRST);
  useEffect(eraseOldBin, []);
  const stored = useStored(() => readHome(database(), limit), [limit]);
  return (
    <Screen bar={<HomeBar />} dock={<HomeDock />}>
      <p className="note">{t('common.shell.promise')}</p>
      <UpdateOffer />
      <BinFailure />
      {stored.status === 'waiting' && <Waiting label={t('common.tables.reading')} />}
      {stored.status === 'failed' && <NotRead fact={t('common.tables.notRead')} error={stored.error} />}
      <HomeTables tables={stored.status === 'read' ? stored.value : null} onMore={() => setLimit(limit + MORE)} />
    </Screen>
  );
}

function HomeBar() {
  const t = useTranslations();
  return (
    <TopBar
      lead={<Wordmark />}
      title={t('common.shell.appName')}
      right={<IconButton icon={<Settings aria-hidden />} label={t('common.shell.settings')} href="/settings/" />}
    />
  );
}

function HomeDock() {
  const t = useTranslations();
  return (
    <Dock toast={<BinToast />}>
      <Button look="big" href="/new/" icon={<Plus aria-hidden />}>
        {t('common.shell.newTable')}
      </Button>
    </Dock>
  );
}
