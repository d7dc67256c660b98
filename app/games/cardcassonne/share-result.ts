import type { SharedResult, SharedRow } from '@/app/table/share/shared-result';
import { leadsTitle, wonTitle } from '@/app/table/won-text';
import type { Translate } from '@/app/table/words';
import { apart } from '@/lib/i18n/apart';
import type { Evening } from '@/lib/rules/cardcassonne/index';
import type { Seat } from '@/lib/sessions/events';
import { totalText } from './reason-text';

type Shared = {
  title: string;
  note: string;
  evening: Evening;
  /** Whether the table is closed: what it agreed on stands, whatever its scoring card never said. */
  closed: boolean;
  seatOf: (player: string) => Seat;
  whyWon: string;
};

/** Gathers what is shared. While any chest is uncounted nothing is told of chests, those already counted included. */
export function sharedResult(t: Translate, shared: Shared): SharedResult {
  const { title, note, evening, seatOf } = shared;
  const counted = evening.allChestsCounted;
  const ranked = evening.seats.map((player) => rankedOf(evening, seatOf(player)));
  const byPlace = counted ? (one: Ranked) => one.place : (one: Ranked) => -one.known;
  const sorted = [...ranked].sort((one, other) => byPlace(one) - byPlace(other));
  const rounds = t('evening.result.rounds');
  return {
    title,
    note,
    won: counted ? wonOf(t, shared) : null,
    open: openOf(t, shared),
    heads: counted ? [rounds, t('evening.result.chest'), t('evening.result.final')] : [rounds],
    rows: sorted.map((one) => {
      // Without the chests the places follow the points of the rounds; the same points, the same place.
      const place = counted ? one.place : 1 + ranked.filter((other) => other.known > one.known).length;
      return rowOf(t, evening, { ...one, place });
    }),
  };
}

function openOf(t: Translate, shared: Shared): string | null {
  if (!shared.evening.allChestsCounted) return t('evening.share.open');
  return mayChange(shared) ? t('evening.result.waits') : null;
}

const mayChange = ({ evening, closed }: Shared): boolean => evening.missing.length > 0 && !closed;

/** `known`: points of the rounds, without the chest. */
type Ranked = { seat: Seat; place: number; known: number };

function rankedOf({ players, standings }: Evening, seat: Seat): Ranked {
  const own = players[seat.player];
  const known = (own?.points ?? 0) - (own?.chest?.grouping?.points ?? 0);
  return { seat, place: standings.ranks[seat.player] ?? 0, known };
}

function rowOf(t: Translate, evening: Evening, { seat: { player, name, colour }, place, known }: Ranked): SharedRow {
  const own = evening.players[player];
  const counted = evening.allChestsCounted;
  const said = (points: number) => totalText(t, { points, waits: (own?.missing ?? []).length > 0 });
  const won = counted && evening.standings.winners.includes(player);
  const final = said(counted ? (own?.points ?? 0) : known);
  const grouping = counted ? own?.chest?.grouping : undefined;
  const line = { place, name: apart(name), final };
  if (!grouping) return { name, colour, won, place, cells: [], final, line: t('evening.share.lineOpen', line) };
  const [rounds, chest] = [said(known), String(grouping.points)];
  const cards = t('evening.result.cards', { count: grouping.cards });
  const cells = [{ value: rounds }, { value: chest, note: cards }];
  return { name, colour, won, place, cells, final, line: t('evening.share.line', { ...line, rounds, chest, cards }) };
}

function wonOf(t: Translate, shared: Shared): SharedResult['won'] {
  const { evening, seatOf, whyWon } = shared;
  const seats = evening.standings.winners.map(seatOf);
  const points = evening.players[seats[0]?.player ?? '']?.points ?? 0;
  const names = seats.map((seat) => apart(seat.name));
  const title = mayChange(shared) ? leadsTitle(t, names) : wonTitle(t, names);
  return { colours: seats.map((seat) => seat.colour), title, note: whyWon, points };
}
