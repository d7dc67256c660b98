import type { SharedResult, SharedRow } from '@/app/table/share/shared-result';
import { wonTitle } from '@/app/table/won-text';
import type { Translate } from '@/app/table/words';
import { apart } from '@/lib/i18n/apart';
import type { TableView } from '@/lib/rules/carcassonne/table';
import type { Seat } from '@/lib/sessions/events';

/** A player's points of the turns, those of the last count, and both together. */
export function pointsOf({ entries, players }: TableView, player: string) {
  const final = players[player]?.points ?? 0;
  const atEnd = entries.filter(({ step }) => step !== null).flatMap(({ gains }) => gains);
  const lastCount = atEnd.filter((gain) => gain.player === player).reduce((sum, { points }) => sum + points, 0);
  return { play: final - lastCount, lastCount, final };
}

type Shared = {
  title: string;
  note: string;
  whyWon: string;
  /** Whether the points are the last word. */
  over: boolean;
  view: TableView;
  seatOf: (player: string) => Seat;
};

/** Gathers what is shared of a Carcassonne table. */
export function sharedResult(t: Translate, { title, note, whyWon, over, view, seatOf }: Shared): SharedResult {
  const { ranks } = view.standings;
  const rows = view.seats.map((player) => rowOf(t, view, seatOf(player)));
  return {
    ...{ title, note },
    won: over ? wonOf(t, view, seatOf, whyWon) : null,
    open: over ? null : t('carcassonne.result.open'),
    heads: [t('carcassonne.result.play'), t('carcassonne.result.lastCount'), t('carcassonne.result.final')],
    rows: rows
      .sort((one, other) => one.place - other.place)
      .map((row) => ({ ...row, won: over && ranks[row.player] === 1 })),
  };
}

function wonOf(t: Translate, view: TableView, seatOf: Shared['seatOf'], note: string): SharedResult['won'] {
  const seats = view.standings.winners.map(seatOf);
  const names = seats.map(({ name }) => apart(name));
  const points = view.players[seats[0]?.player ?? '']?.points ?? 0;
  return { colours: seats.map(({ colour }) => colour), title: wonTitle(t, names), note, points };
}

function rowOf(t: Translate, view: TableView, { player, name, colour }: Seat): SharedRow & { player: string } {
  const { play, lastCount, final } = pointsOf(view, player);
  const place = view.standings.ranks[player] ?? 0;
  return {
    ...{ player, name, colour, place, won: false },
    cells: [{ value: String(play) }, { value: String(lastCount) }],
    final: String(final),
    line: t('carcassonne.result.line', { place, name: apart(name), final, play, lastCount }),
  };
}
