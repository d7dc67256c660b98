import type { Cell } from '@/app/table/csv';
import type { NameOf } from '@/app/table/game-words';
import type { Translate } from '@/app/table/words';
import type { Evening, Fact } from '@/lib/rules/cardcassonne/index';
import { type TallyLine, tallyOf } from '@/lib/rules/cardcassonne/tally';
import type { LoggedEntry, Session } from '@/lib/sessions/replay';
import { claimText } from './claim-text';
import { inRowText } from './reason-text';
import { doubtText } from './refusal-text';

/** A table, and how times (milliseconds since 1970) are told. */
export type Told = { t: Translate; evening: Evening; session: Session; nameOf: NameOf; when: (at: number) => string };

/**
 * The ledger as records of a spreadsheet: round, player, what, points, sum, note, a heading first. In the order in which
 * entries count, so that the last sum of each player is the total. Buildings without their kinds, as in the ledger.
 */
export function ledgerRecords(told: Told): Cell[][] {
  const { t, evening, session } = told;
  const tally = tallyOf(evening);
  const deleted = session.entries.filter((entry) => entry.deleted);
  const opening = tally.filter(({ what }) => what === 'opening');
  const rest = tally.filter(({ what }) => what !== 'opening');
  const rounds = [...rest, ...evening.leavings, ...deleted.map(({ place }) => place)].map(({ round }) => round ?? null);
  const inOrder = [...new Set(rounds)].sort((one, other) => (one ?? Number.MAX_VALUE) - (other ?? Number.MAX_VALUE));
  return [
    headings(t),
    scoringCardRecord(told),
    ...opening.map((line) => tallyRecord(told, line)),
    ...inOrder.flatMap((round) => [
      ...rest.filter((line) => line.round === round).map((line) => tallyRecord(told, line)),
      ...leavingRecords(told, round),
      ...deleted.filter(({ place }) => (place.round ?? null) === round).map((entry) => deletedRecord(told, entry)),
    ]),
    ...session.unreadable
      .map(({ seq }) => [null, null, t('table.ledger.unreadableEntry', { line: seq + 1 })])
      .map(full),
  ];
}

function headings(t: Translate): Cell[] {
  return [
    ...[t('backup.csv.round'), t('backup.csv.player'), t('backup.csv.what')],
    ...[t('backup.csv.points'), t('backup.csv.sum'), t('backup.csv.note')],
  ];
}

function full(cells: Cell[]): Cell[] {
  return [...cells, ...Array<Cell>(6 - cells.length).fill(null)];
}

function tallyRecord(told: Told, line: TallyLine): Cell[] {
  const { round, player, points, sum, entry } = line;
  return [round, told.nameOf(player), whatText(told, line), points, sum, entry === null ? null : noteText(told, entry)];
}

function whatText({ t, evening }: Told, { what, entry, player }: TallyLine): string {
  if (what === 'opening') return t('backup.csv.opening');
  if (what === 'chest') {
    const count = evening.players[player]?.chest?.grouping?.cards ?? 0;
    return t('backup.csv.chest', { count });
  }
  if (what === 'adjustment') {
    const reason = evening.adjustments.find((line) => line.entry.id === entry)?.reason ?? '';
    return t('backup.csv.adjustment', { reason });
  }
  const claim = evening.claims.find((line) => line.entry.id === entry);
  return claim ? t('backup.csv.claim', { row: inRowText(t, claim.entry.fact.row), why: claimText(t, claim) }) : '';
}

/** What is to be known of an entry beside its points: amended, waiting for a value, doubted. */
function noteText({ t, evening, session, nameOf, when }: Told, id: string): string | null {
  const amended = session.entries.find((entry) => entry.id === id)?.amended;
  const claim = evening.claims.find(({ entry }) => entry.id === id);
  const notes = [
    ...(amended ? [t('table.ledger.amendedAt', { time: when(amended.at) })] : []),
    ...(claim?.score?.missing.length ? [t('backup.csv.waits')] : []),
    ...(claim?.doubts ?? []).map((doubt) => doubtText(t, doubt, nameOf)),
  ];
  return notes.length > 0 ? notes.join(' ') : null;
}

function leavingRecords({ t, evening, nameOf }: Told, round: number | null): Cell[][] {
  const leavings = evening.leavings.filter((line) => line.round === round);
  return leavings.map(({ player }) => full([round, nameOf(player), t('backup.csv.left')]));
}

/** A deleted entry stays in sight, and is said to count nothing. */
function deletedRecord({ t, nameOf }: Told, { place, fact }: LoggedEntry): Cell[] {
  const player = place.player === undefined ? null : nameOf(place.player);
  return [
    place.round ?? null,
    player,
    deletedText(t, fact as Partial<Fact> | null),
    null,
    null,
    t('table.ledger.deleted'),
  ];
}

function deletedText(t: Translate, fact: Partial<Fact> | null): string {
  if (fact?.kind === 'claim' && fact.row) return inRowText(t, fact.row);
  if (fact?.kind === 'adjustment') return t('backup.csv.adjustment', { reason: fact.reason ?? '' });
  return t('table.step.entry');
}

function scoringCardRecord({ t, evening }: Told): Cell[] {
  const values = Object.entries(evening.scoringCard.values).map(([count, points]) =>
    t('evening.ledger.scoringCardValue', { count: Number(count), points }),
  );
  return [null, null, t('evening.ledger.scoringCard'), null, null, values.join(' · ')];
}
