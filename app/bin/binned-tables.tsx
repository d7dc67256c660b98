'use client';

import { useTranslations } from 'use-intl';
import { bringBack, daysLeft } from '@/lib/db/bin';
import { now } from '@/lib/db/clock';
import { type BinnedTable, database } from '@/lib/db/database';
import { Button } from '../design/button';
import { Glyph } from '../design/glyph';
import { Leaf } from '../design/leaf';
import { useTableName } from '../frame/table-name';
import { change } from '../home/just-binned';
import { tableAddress } from '../home/table-address';
import { gameGlyph } from '../home/use-game-name';
import { usePlayed } from '../home/use-played';

type BinnedTablesProps = {
  tables: readonly BinnedTable[];
  /** Called when one is back: its name, and its address. */
  onBack: (name: string, address: string) => void;
};

/** Deleted tables, the last one first. */
export function BinnedTables({ tables, onBack }: BinnedTablesProps) {
  return (
    <Leaf as="ul" className="rows">
      {tables.map((table) => (
        <li key={table.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
          <Words table={table} />
          <BackButton table={table} onBack={onBack} />
        </li>
      ))}
    </Leaf>
  );
}

function Words({ table: { row, at } }: { table: BinnedTable }) {
  const t = useTranslations();
  const nameOf = useTableName();
  const played = usePlayed();
  return (
    <div className="flex min-w-0 flex-[1_1_12rem] items-center gap-3">
      <Glyph name={gameGlyph(row.game)} className="text-[1.2rem] text-hazel" />
      <p className="min-w-0 leading-tight wrap-anywhere">
        <b className="block">
          <bdi>{nameOf(row.name, row.startedAt)}</bdi>
        </b>
        <span className="tag block">{played(row)}</span>
        <span className="tag block">{t('bin.left', { days: daysLeft(at, now()) })}</span>
      </p>
    </div>
  );
}

type BackButtonProps = { table: BinnedTable; onBack: BinnedTablesProps['onBack'] };

function BackButton({ table: { id, row }, onBack }: BackButtonProps) {
  const t = useTranslations();
  const nameOf = useTableName();
  const name = nameOf(row.name, row.startedAt);
  async function back() {
    if (await change(() => bringBack(database(), id))) onBack(name, tableAddress(id));
  }
  return (
    <Button className="ml-auto flex-none" aria-label={t('bin.bringBackNamed', { name })} onClick={() => void back()}>
      {t('common.bin.bringBack')}
    </Button>
  );
}
