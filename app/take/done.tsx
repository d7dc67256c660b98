'use client';

import { useTranslations } from 'use-intl';
import { type ImportPlan, writesTo } from '@/lib/db/backup/import-plan';
import { Button } from '../design/button';
import { Dock, PrimaryAction } from '../design/dock';
import { Message } from '../design/message';
import { useTableName } from '../frame/table-name';
import { tableAddress } from '../home/table-address';
import { Counts } from './counts';
import { PlanTables } from './plan-tables';

/** What was done, table by table. */
export function Done({ plan }: { plan: ImportPlan }) {
  const t = useTranslations();
  return (
    <>
      <Message tone="good" fact={t('backup.take.done')} />
      <Counts plan={plan} />
      <PlanTables tables={plan.tables} />
    </>
  );
}

/** The way on: to the table, if there is one only, or to the list of all. */
export function DoneDock({ plan }: { plan: ImportPlan }) {
  const t = useTranslations();
  const nameOf = useTableName();
  const written = plan.tables.filter((table) => writesTo(table) && !table.bin);
  const [only] = written.length === 1 ? written : [];
  return (
    <Dock>
      {only && (
        <PrimaryAction
          label={t('backup.take.open', { name: nameOf(only.name, only.startedAt) })}
          href={tableAddress(only.into)}
        />
      )}
      <Button look={only ? 'plain' : 'big'} href="/">
        {t('common.tableState.home')}
      </Button>
    </Dock>
  );
}
