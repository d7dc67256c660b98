'use client';

import { useFormatter, useTranslations } from 'use-intl';
import { now } from '@/lib/db/clock';
import type { TableRow } from '@/lib/sessions/table';
import { Glyph } from '../design/glyph';
import { Row } from '../design/leaf';
import { useTableName } from '../frame/table-name';
import { tableAddress } from './table-address';
import { useGameName } from './use-game-name';
import { Winners } from './winners';

/** One earlier table: its name, when and what was played, and who won or how far it is. */
export function EarlierTable({ table }: { table: TableRow }) {
  const nameOf = useTableName();
  return (
    <Row
      href={tableAddress(table.id)}
      bare
      className="rounded-none"
      icon={<Glyph name="cards" />}
      title={<bdi>{nameOf(table.name, table.startedAt)}</bdi>}
      note={<Played table={table} />}
      end={table.state === 'finished' && table.summary && <Winners seats={table.seats} summary={table.summary} />}
    />
  );
}

function Played({ table }: { table: TableRow }) {
  const t = useTranslations();
  const when = useWhen();
  const gameName = useGameName();
  const { game, state, summary } = table;
  return (
    <>
      <span className="block">{t('common.home.played', { when: when(table), game: gameName(game) })}</span>
      {state === 'open' && summary && (
        <span className="block">{t('common.home.stillOpen', { round: summary.round, rounds: summary.rounds })}</span>
      )}
    </>
  );
}

/** The day a table started, with its year once that is over. A table called by its day says the hour instead. */
function useWhen(): (table: TableRow) => string {
  const format = useFormatter();
  return ({ name, startedAt }) => {
    const day = new Date(startedAt);
    const past = day.getFullYear() !== new Date(now()).getFullYear();
    if (!name && !past) return format.dateTime(day, { hour: 'numeric', minute: '2-digit' });
    return format.dateTime(day, { day: 'numeric', month: 'short', year: past ? 'numeric' : undefined });
  };
}
