'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type TablePlan, writesTo } from '@/lib/db/backup/import-plan';
import { Button } from '../design/button';
import { Glyph } from '../design/glyph';
import { Leaf, Row } from '../design/leaf';
import { SwitchRow } from '../design/switch';
import { useTableName } from '../frame/table-name';

const STEP = 20;

type PlanTablesProps = {
  tables: readonly TablePlan[];
  /** Called when somebody says that a deleted table is to come back, or not after all. Left out when all is done. */
  onBringBack?: (id: string, back: boolean) => void;
};

/** Every table of a backup with what becomes of it, those that change something first. */
export function PlanTables({ tables, onBringBack }: PlanTablesProps) {
  const t = useTranslations();
  const [limit, setLimit] = useState(STEP);
  const sorted = tables.toSorted((one, other) => rank(one) - rank(other) || other.startedAt - one.startedAt);
  if (tables.length === 0) return null;
  return (
    <>
      <Leaf as="ul">
        {sorted.slice(0, limit).map((table) => (
          <li key={table.id}>
            <PlanTable table={table} onBringBack={onBringBack} />
          </li>
        ))}
      </Leaf>
      {tables.length > limit && <Button onClick={() => setLimit(limit + STEP)}>{t('common.actions.showMore')}</Button>}
    </>
  );
}

/** Deleted ones keep their place when somebody chooses them: a switch must not run away from the thumb. */
function rank(table: TablePlan): number {
  if (table.asks) return 1;
  return writesTo(table) ? 0 : 2;
}

type PlanTableProps = { table: TablePlan; onBringBack: PlanTablesProps['onBringBack'] };

function PlanTable({ table, onBringBack }: PlanTableProps) {
  const t = useTranslations();
  const nameOf = useTableName();
  const { id, name, startedAt, asks, chosen, how, altered } = table;
  return (
    <>
      <Row
        icon={<Glyph name="cards" />}
        title={<bdi>{nameOf(name, startedAt)}</bdi>}
        note={<Notes table={table} />}
        tone={altered > 0 || how === 'mixed-up' || how === 'unreadable' ? 'warn' : undefined}
      />
      {asks && onBringBack && (
        <SwitchRow
          title={t(how === 'new' ? 'backup.take.backOver' : 'backup.take.backAgain')}
          checked={chosen}
          onChange={(back) => onBringBack(id, back)}
        />
      )}
    </>
  );
}

function Notes({ table }: { table: TablePlan }) {
  const t = useTranslations();
  const { how, adds, more, altered, secrets, asks, chosen, bin } = table;
  const lines = [t(`backup.how.${how === 'mixed-up' ? 'mixedUp' : how}`, { adds, more })];
  if (secrets > 0) lines.push(t('backup.how.secrets', { secrets }));
  if (altered > 0) lines.push(t('backup.how.altered', { altered }));
  if (asks && !chosen) lines.push(t(how === 'new' ? 'backup.how.over' : 'backup.how.inBin'));
  if (!asks && bin) lines.push(t('backup.how.toBin'));
  return lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
}
