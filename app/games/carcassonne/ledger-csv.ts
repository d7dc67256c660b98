import type { Cell } from '@/app/table/csv';
import type { NameOf } from '@/app/table/game-words';
import type { Translate } from '@/app/table/words';
import { type AddOnFact, isAddOnFact } from '@/lib/rules/add-on';
import type { Fact } from '@/lib/rules/carcassonne/facts';
import { isScoring, type Placed } from '@/lib/rules/carcassonne/places';
import type { ScoredEntry } from '@/lib/rules/carcassonne/scored-entry';
import type { TableView } from '@/lib/rules/carcassonne/table';
import type { LoggedEntry, Session } from '@/lib/sessions/replay';
import { addOnIn } from './add-on-screens';
import { deletedText } from './deleted-text';
import type { CarcassonneWords } from './table-words';
import { toldEntry } from './told-entry';

/** A table, and how times (milliseconds since 1970) are told. */
export type Told = {
  t: Translate;
  view: TableView;
  session: Session;
  nameOf: NameOf;
  words: CarcassonneWords;
  when: (at: number) => string;
};

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
    ...view.entries.flatMap((scored) => entryRecords(told, scored)),
    ...view.beside.map((placed) => besideRecord(told, placed)),
    ...view.leavings.map(({ turn, player }) => full([turn, told.nameOf(player), t('backup.csv.left')])),
    ...session.entries
      .filter(({ deleted, fact }) => deleted && (isAddOnFact(fact) || isScoring(fact as Fact)))
      .map((one) => deletedRecord(told, one)),
    ...session.unreadable.map(({ seq }) => full([null, null, t('table.ledger.unreadableEntry', { line: seq + 1 })])),
  ];
}

const full = (cells: Cell[]): Cell[] => [...cells, ...Array<Cell>(6 - cells.length).fill(null)];

function entryRecords(told: Told, scored: ScoredEntry): Cell[][] {
  const { t, nameOf } = told;
  const { turn, gains } = scored;
  const { what, sum, doubts } = toldEntry(scored, told);
  const note = noteText(told, scored, doubts);
  if (gains.length === 0) return [[turn, null, what, null, null, note]];
  const named = scored.entry.fact.kind === 'adjustment';
  return gains.map((gain) => {
    const why = named ? '' : sum(gain);
    const said = why === '' ? what : t('backup.csv.claim', { row: what, why });
    return [turn, nameOf(gain.player), said, gain.points, gain.after, note];
  });
}

/** What an add-on took note of without points. */
function besideRecord({ t, view, nameOf, words }: Told, { entry, turn, player }: Placed<AddOnFact>): Cell[] {
  const text = addOnIn(words.addOns, entry.fact.kind)?.text;
  const said = { t, entry, view, nameOf };
  const who = player === null ? null : nameOf(player);
  return [turn, who, text?.entry(said) ?? entry.fact.kind, null, null, text?.problem?.(said) ?? null];
}

/** What is to be known of an entry beside its points: amended, not to be scored, doubted. */
function noteText({ t, session, when }: Told, { entry, problem }: ScoredEntry, doubts: string[]): string | null {
  const amended = session.entries.find(({ id }) => id === entry.id)?.amended;
  const notes = [
    ...(amended ? [t('table.ledger.amendedAt', { time: when(amended.at) })] : []),
    ...(problem === null ? [] : [t('carcassonne.ledger.cannotScore')]),
    ...doubts,
  ];
  return notes.length > 0 ? notes.join(' ') : null;
}

/** A deleted entry stays in sight, and is said to count nothing. */
const deletedRecord = (told: Told, { id, place, fact }: LoggedEntry): Cell[] => [
  ...[place.round ?? null, null, deletedText(told, { id, place, fact })],
  ...[null, null, told.t('table.ledger.deleted')],
];
