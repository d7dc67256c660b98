'use client';

import { useFormatter, useTranslations } from 'use-intl';
import { changesAnything, writesTo } from '@/lib/db/backup/import-plan';
import { Button } from '../design/button';
import { Dock, PrimaryAction } from '../design/dock';
import { Message } from '../design/message';
import { SectionHead } from '../design/section-head';
import { useTableName } from '../frame/table-name';
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
  if (!changesAnything(plan)) return <WayOut />;
  const label = only
    ? t('backup.take.bringInNamed', { name: nameOf(only.name, only.startedAt) })
    : t('backup.take.bringIn', { tables: written.length });
  return (
    <Dock>
      <PrimaryAction label={label} busy={busy} onClick={onBringIn} />
    </Dock>
  );
}

function WayOut() {
  const t = useTranslations();
  return (
    <Dock>
      <Button look="big" href="/">
        {t('common.tableState.home')}
      </Button>
    </Dock>
  );
}
