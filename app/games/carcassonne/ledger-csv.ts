import type { Cell } from '@/app/table/csv';
import type { NameOf } from '@/app/table/game-words';
import type { Translate } from '@/app/table/words';
import type { Fact, ScoringFact } from '@/lib/rules/carcassonne/facts';
import { isScoring } from '@/lib/rules/carcassonne/places';
import type { TableView } from '@/lib/rules/carcassonne/table';
import type { LoggedEntry, Session } from '@/lib/sessions/replay';
import { type OwnEntry, ownEntries } from './carcassonne-context';
import { doubtText } from './doubt-text';
import { entryText } from './entry-text';
import { reasonsText } from './reason-text';

/** A table, and how times (milliseconds since 1970) are told. */
export type Told = { t: Translate; view: TableView; session: Session; nameOf: NameOf; when: (at: number) => string };

/**
 * The ledger as records of a spreadsheet: turn, player, what, points, sum, note, a heading first. A line for each player
 * who scores, in the order in which entries count, so that the last sum of each player is the total.
 */
export function ledgerRecords(told: Told): Cell[][] {
  const { t, view, session } = told;
  return [
    [
      ...[t('carcassonne.score.turn'), t('backup.csv.player'), t('backup.csv.what')],
      ...[t('backup.csv.points'), t('backup.csv.sum'), t('backup.csv.note')],
    ],
    ...ownEntries(view).flatMap((scored) => entryRecords(told, scored)),
    ...view.leavings.map(({ turn, player }) => full([turn, told.nameOf(player), t('backup.csv.left')])),
    ...session.entries
      .filter(({ deleted, fact }) => deleted && isScoring(fact as Fact))
      .map((one) => deletedRecord(told, one)),
    ...session.unreadable.map(({ seq }) => full([null, null, t('table.ledger.unreadableEntry', { line: seq + 1 })])),
  ];
}

const full = (cells: Cell[]): Cell[] => [...cells, ...Array<Cell>(6 - cells.length).fill(null)];

function entryRecords(told: Told, scored: OwnEntry): Cell[][] {
  const { t, nameOf } = told;
  const { entry, turn, gains } = scored;
  const what = entryText(t, entry.fact);
  const note = noteText(told, scored);
  if (gains.length === 0) return [[turn, null, what, null, null, note]];
  const named = entry.fact.kind === 'line' || entry.fact.kind === 'adjustment';
  return gains.map(({ player, points, reasons, after }) => {
    const why = named ? what : t('backup.csv.claim', { row: what, why: reasonsText(t, reasons) });
    return [turn, nameOf(player), why, points, after, note];
  });
}

/** What is to be known of an entry beside its points: amended, not to be scored, doubted. */
function noteText({ t, session, nameOf, when }: Told, { entry, problem, doubts }: OwnEntry): string | null {
  const amended = session.entries.find(({ id }) => id === entry.id)?.amended;
  const notes = [
    ...(amended ? [t('table.ledger.amendedAt', { time: when(amended.at) })] : []),
    ...(problem === null ? [] : [t('carcassonne.ledger.cannotScore')]),
    ...doubts.map((doubt) => doubtText(t, doubt, nameOf)),
  ];
  return notes.length > 0 ? notes.join(' ') : null;
}

/** A deleted entry stays in sight, and is said to count nothing. */
const deletedRecord = ({ t }: Told, { place, fact }: LoggedEntry): Cell[] => [
  ...[place.round ?? null, null, entryText(t, fact as ScoringFact)],
  ...[null, null, t('table.ledger.deleted')],
];
