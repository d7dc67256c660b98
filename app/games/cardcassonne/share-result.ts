import type { Translate } from '@/app/table/words';
import type { Evening } from '@/lib/rules/cardcassonne/index';
import type { PlayerColour, Seat } from '@/lib/sessions/events';

/** What is shared of a table, in words of the screen's language. Names stand in it as they were written. */
export type SharedResult = {
  title: string;
  /** When and what was played. */
  note: string;
  /** Who won; null while the chests are not all counted, when nobody has won yet. */
  won: { colours: PlayerColour[]; title: string; note: string; points: number } | null;
  /** Why this is not the last word: chests not counted, values of the scoring card missing. */
  open: string | null;
  heads: { rounds: string; chest: string; final: string };
  /** By place. */
  rows: SharedRow[];
};

export type SharedRow = {
  name: string;
  colour: PlayerColour;
  won: boolean;
  place: number;
  /** Points of the rounds, without the chest. */
  rounds: string;
  /** What the chest brought and how many cards it held; null while any chest is still to be counted. */
  chest: { points: string; cards: string } | null;
  final: string;
};

type Shared = { title: string; note: string; evening: Evening; seatOf: (player: string) => Seat; whyWon: string };

/** Gathers what is shared. While any chest is uncounted nothing is told of chests, those already counted included. */
export function sharedResult(t: Translate, { title, note, evening, seatOf, whyWon }: Shared): SharedResult {
  const counted = evening.allChestsCounted;
  const rows = evening.seats.map((player) => rowOf(t, evening, seatOf(player)));
  const byPlace = counted ? (row: Ranked) => row.place : (row: Ranked) => -row.known;
  const sorted = [...rows].sort((one, other) => byPlace(one) - byPlace(other));
  return {
    title,
    note,
    won: counted ? wonOf(t, evening, seatOf, whyWon) : null,
    open: openOf(t, evening),
    heads: {
      rounds: t('evening.result.rounds'),
      chest: t('evening.result.chest'),
      final: t('evening.result.final'),
    },
    rows: sorted.map(({ known, ...row }) => ({
      ...row,
      // Without the chests the places follow the points of the rounds; the same points, the same place.
      place: counted ? row.place : 1 + rows.filter((other) => other.known > known).length,
    })),
  };
}

function openOf(t: Translate, evening: Evening): string | null {
  if (!evening.allChestsCounted) return t('evening.share.open');
  return evening.missing.length > 0 ? t('evening.result.waits') : null;
}

type Ranked = SharedRow & { known: number };

function rowOf(t: Translate, evening: Evening, { player, name, colour }: Seat): Ranked {
  const own = evening.players[player];
  const points = own?.points ?? 0;
  const grouping = own?.chest?.grouping;
  const known = points - (grouping?.points ?? 0);
  const counted = evening.allChestsCounted;
  const said = (number: number) =>
    own?.missing.length ? t('cardcassonne.live.waits', { points: number }) : String(number);
  return {
    name,
    colour,
    known,
    won: counted && evening.standings.winners.includes(player),
    place: evening.standings.ranks[player] ?? 0,
    rounds: said(known),
    chest:
      counted && grouping
        ? { points: String(grouping.points), cards: t('evening.result.cards', { count: grouping.cards }) }
        : null,
    final: said(counted ? points : known),
  };
}

function wonOf(t: Translate, evening: Evening, seatOf: Shared['seatOf'], note: string): SharedResult['won'] {
  const seats = evening.standings.winners.map(seatOf);
  const names = seats.map((seat) => apart(seat.name));
  const points = evening.players[seats[0]?.player ?? '']?.points ?? 0;
  const title =
    names.length === 1
      ? t('evening.result.wins', { name: names[0] ?? '' })
      : t('evening.result.shared', { names: names.join(', ') });
  return { colours: seats.map((seat) => seat.colour), title, note, points };
}

const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u202a-\u202e]/u;

/** A name written from right to left is set apart, so that it does not turn the numbers beside it around. */
export function apart(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}
