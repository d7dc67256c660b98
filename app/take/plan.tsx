'use client';

import { useFormatter, useTranslations } from 'use-intl';
import { changesAnything, type TablePlan, writesTo } from '@/lib/db/backup/import-plan';
import { Button } from '../design/button';
import { Dock, PrimaryAction } from '../design/dock';
import { Message } from '../design/message';
import { SectionHead } from '../design/section-head';
import { useTableName } from '../frame/table-name';
import { tableAddress } from '../home/table-address';
import { Counts } from './counts';
import { PlanTables } from './plan-tables';
import type { Shown } from './use-import';

type ShownPlanProps = Shown & {
  /** Whether a deleted table, by its id in the backup, is to come back. */
  onBringBack: (id: string, back: boolean) => void;
};

/** What a backup would do here, before it does it. */
export function ShownPlan({ backup, plan, onBringBack }: ShownPlanProps) {
  const t = useTranslations();
  const format = useFormatter();
  const date = format.dateTime(new Date(backup.made), { dateStyle: 'long', timeStyle: 'short' });
  return (
    <>
      <p className="note">{t('backup.take.made', { date })}</p>
      {!changesAnything(plan) && <Message tone="good" fact={t('backup.take.nothingNew')} />}
      <SectionHead title={t('backup.take.would')} />
      <Counts plan={plan} />
      <PlanTables tables={plan.tables} onBringBack={onBringBack} />
    </>
  );
}

/** The one button that does it, named by what it does; where there is nothing to do, the way to the table or out. */
export function PlanDock({ plan, busy, onBringIn }: Shown & { busy: boolean; onBringIn: () => void }) {
  const t = useTranslations();
  const nameOf = useTableName();
  const written = plan.tables.filter(writesTo);
  const [only] = written.length === 1 ? written : [];
  if (!changesAnything(plan)) return <WayOn tables={plan.tables} />;
  const label = only
    ? t('backup.take.bringInNamed', { name: nameOf(only.name, only.startedAt) })
    : t('backup.take.bringIn', { tables: written.length });
  return (
    <Dock>
      <PrimaryAction label={label} busy={busy} onClick={onBringIn} />
    </Dock>
  );
}

/** Nothing is to be done: the way to the table, if there is one only and it is in the lists, or to all of them. */
function WayOn({ tables }: { tables: readonly TablePlan[] }) {
  const t = useTranslations();
  const nameOf = useTableName();
  const [only] = tables.filter(({ bin, how }) => !bin && (how === 'same' || how === 'behind'));
  return (
    <Dock>
      {only && tables.length === 1 && (
        <PrimaryAction
          label={t('backup.take.open', { name: nameOf(only.name, only.startedAt) })}
          href={tableAddress(only.into)}
        />
      )}
      <Button look={only && tables.length === 1 ? 'plain' : 'big'} href="/">
        {t('common.tableState.home')}
      </Button>
    </Dock>
  );
}
