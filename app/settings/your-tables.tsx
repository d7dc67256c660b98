'use client';

import { useTranslations } from 'use-intl';
import { countBinned } from '@/lib/db/bin';
import { database } from '@/lib/db/database';
import { useStored } from '@/lib/db/use-stored';
import { Leaf } from '../design/leaf';
import { BinRow } from '../home/bin-row';
import { Backups } from './backups';
import { Section } from './section';
import { StorageRow } from './storage-row';

/** The tables of this phone: their backups, and the way into the bin while something lies in it. */
export function YourTables() {
  const t = useTranslations();
  const binned = useStored(() => countBinned(database()), []);
  return (
    <Section title={t('settings.tables')}>
      <Leaf className="rows">
        <StorageRow />
        <Backups />
      </Leaf>
      <BinRow count={binned.status === 'read' ? binned.value : 0} />
    </Section>
  );
}
