'use client';

import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { isSecondHistory } from '@/lib/sessions/histories';
import type { TableRow } from '@/lib/sessions/table';
import { PrimaryAction } from '../design/dock';
import { TallyStick } from '../design/tally-stick';
import { useTableName } from '../frame/table-name';
import { MenuButton } from './home-menu';
import { MiniStandings } from './mini-standings';
import { tableAddress } from './table-address';
import { useProgress } from './use-progress';

/** The newest open table: where it stands, and the way back to it. */
export function ResumeCard({ table, onMenu }: { table: TableRow; onMenu: () => void }) {
  const t = useTranslations();
  const nameOf = useTableName();
  const titleId = useId();
  const progress = useProgress()(table);
  return (
    <section className="leaf leaf-raised relative flex flex-col gap-3 px-4 pt-3 pb-4" aria-labelledby={titleId}>
      <div>
        <p className="note pr-10">{t(isSecondHistory(table.id) ? 'home.secondHistory' : 'home.onTheTable')}</p>
        <MenuButton className="absolute top-0 right-1" table={table} onOpen={onMenu} />
        <div className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id={titleId} className="min-w-0 text-[1.625rem] wrap-anywhere">
            <bdi>{nameOf(table.name, table.startedAt)}</bdi>
          </h2>
          {progress && <p className="hand text-[1.3125rem] whitespace-nowrap">{progress}</p>}
        </div>
      </div>
      {table.summary && table.summary.rounds > 0 && <Progress summary={table.summary} />}
      {table.summary && <MiniStandings seats={table.seats} summary={table.summary} />}
      <div className="flex">
        <PrimaryAction label={t('home.carryOn')} href={tableAddress(table.id)} />
      </div>
    </section>
  );
}

function Progress({ summary }: { summary: NonNullable<TableRow['summary']> }) {
  const t = useTranslations();
  const { round, rounds } = summary;
  const done = round - 1;
  return <TallyStick rounds={rounds} done={done} now={round} label={t('home.stick', { done, rounds })} />;
}
