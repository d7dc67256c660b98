'use client';

import { Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { bringBack, daysLeft } from '@/lib/db/bin';
import { now } from '@/lib/db/clock';
import { type BinnedTable, database } from '@/lib/db/database';
import { Button } from '../design/button';
import { Empty } from '../design/empty';
import { Screen } from '../design/screen';
import { TopBar } from '../design/top-bar';
import { useTableName } from '../frame/table-name';
import { useTitle } from '../frame/use-title';
import { BinFailure } from '../home/bin-toast';
import { change } from '../home/just-binned';

/** A deleted table, opened by its address: where it is, and the way back. */
export function InTheBin({ table: { id, at, row }, onBack }: { table: BinnedTable; onBack: () => void }) {
  const t = useTranslations();
  const name = useTableName()(row.name, row.startedAt);
  useTitle(name);
  async function back() {
    if (await change(() => bringBack(database(), id))) onBack();
  }
  const action = (
    <Button look="strong" onClick={() => void back()}>
      {t('common.bin.bringBack')}
    </Button>
  );
  return (
    <Screen bar={<TopBar back={{ label: t('common.actions.back'), href: '/' }} title={<bdi>{name}</bdi>} />}>
      <BinFailure />
      <Empty icon={<Trash2 aria-hidden />} title={t('common.tableState.binned')} action={action}>
        {t('common.tableState.binnedText', { days: daysLeft(at, now()) })}
      </Empty>
    </Screen>
  );
}
