'use client';

import { useTranslations } from 'use-intl';
import { type ImportPlan, type TablePlan, writesTo } from '@/lib/db/backup/import-plan';

type Kind = 'new' | 'adds' | 'different' | 'asks' | 'kept' | 'left';

const KINDS: readonly Kind[] = ['new', 'adds', 'different', 'asks', 'kept', 'left'];

/** A plan in numbers: tables of each kind, people and values that come along. */
export function Counts({ plan: { tables, people, values } }: { plan: ImportPlan }) {
  const t = useTranslations();
  const kinds = tables.map(kindOf);
  const counts = KINDS.map((kind) => ({ kind, count: kinds.filter((one) => one === kind).length }));
  const lines = counts.flatMap(({ kind, count }) => (count > 0 ? [t(`backup.counts.${kind}`, { count })] : []));
  if (people > 0) lines.push(t('backup.take.people', { count: people }));
  if (values.adds > 0) lines.push(t('backup.take.values', { count: values.adds }));
  if (values.kept > 0) lines.push(t('backup.take.valuesKept', { count: values.kept }));
  return (
    <ul className="flex flex-col gap-1">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function kindOf(table: TablePlan): Kind {
  const { how } = table;
  if (how === 'unreadable' || how === 'mixed-up') return 'left';
  if (how === 'same' || how === 'behind') return table.asks ? 'asks' : 'kept';
  return table.asks && !writesTo(table) ? 'asks' : how;
}
