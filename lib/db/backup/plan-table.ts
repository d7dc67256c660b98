import type { GameModule } from '../../rules/module';
import { keysOf, type LogRow, markedAs, meet, movedTo, saying, secondHistoryId } from '../../sessions/histories';
import type { Sealed } from '../../sessions/sealed';
import { daysLeft } from '../bin';
import { rowOf } from '../rebuild';
import type { SavedTable } from './format';
import type { HistoryHere } from './here';
import { type Choices, type How, type TablePlan, type TableWrite, writesTo } from './import-plan';

/** The rules that each table of a backup was played by; null for those that this version does not know. */
export type Games = ReadonlyMap<SavedTable, GameModule | null>;

export type PlannedTable = { plan: TablePlan; write: TableWrite | null };

/** What becomes of one table of a backup, given all its histories that are kept here. */
export function planTable(
  table: SavedTable,
  family: readonly HistoryHere[],
  games: Games,
  choices: Choices,
): PlannedTable {
  const met = meetFamily(table, family);
  const into = met.here?.id ?? freeId(table, family);
  const before = met.here?.rows ?? [];
  const rows = movedTo(into, table.log.slice(before.length), (before.at(-1)?.seq ?? -1) + 1);
  const asks = met.here ? met.here.where === 'bin' : isGone(table, family, choices.at);
  const row = rowOf(into, [...before, ...rows], games.get(table) ?? null);
  const chosen = asks && choices.back.has(table.id);
  const sealed = secretsOf(table, into, [...before, ...rows], met.here?.sealed);
  const plan: TablePlan = {
    ...{ id: table.id, into, ...titleOf(table.log) },
    ...{ how: row ? met.how : 'unreadable', adds: table.log.length - met.shared, more: met.more, altered: met.altered },
    ...{ secrets: inThem(sealed, before), asks, chosen, bin: false },
  };
  const deletedAt = chosen || met.here ? null : (table.deletedAt ?? null);
  const write = row && writesTo(plan) ? { id: into, rows, sealed, row, deletedAt } : null;
  return { plan: { ...plan, bin: write ? deletedAt !== null : met.here?.where === 'bin' }, write };
}

/** What these rows leave secret, under the ids that their events have here; not what is kept here already. */
function secretsOf(
  { sealed = [] }: SavedTable,
  into: string,
  rows: readonly LogRow[],
  kept: ReadonlySet<string> = new Set(),
): Sealed[] {
  const ids = new Set(rows.map(({ id }) => id));
  return sealed
    .map(({ event, secret }) => ({ event: markedAs(into, event), sessionId: into, secret }))
    .filter(({ event }) => ids.has(event) && !kept.has(event));
}

/** How many of the secrets are of these rows. */
function inThem(sealed: readonly Sealed[], rows: readonly LogRow[]): number {
  const ids = new Set(rows.map(({ id }) => id));
  return sealed.filter(({ event }) => ids.has(event)).length;
}

/** The histories of a table after one was planned: a later one of the same backup may be about it. */
export function familyAfter(family: readonly HistoryHere[], { write }: PlannedTable): HistoryHere[] {
  if (!write) return [...family];
  const { id, deletedAt } = write;
  const before = family.find((history) => history.id === id);
  const after: HistoryHere = {
    id,
    rows: [...(before?.rows ?? []), ...write.rows],
    where: deletedAt === null ? 'lists' : 'bin',
    sealed: new Set([...(before?.sealed ?? []), ...write.sealed.map(({ event }) => event)]),
  };
  return [...family.filter((history) => history.id !== id), after];
}

/** The history here that the backup's goes on with, or is a part of; null where it is new, or went another way. */
type Met = { here: HistoryHere | null; how: How; shared: number; more: number; altered: number };

function meetFamily({ log }: SavedTable, family: readonly HistoryHere[]): Met {
  const there = keysOf(log);
  const meetings = inOrder(family).map((here) => ({ here, ...meet(keysOf(here.rows), there) }));
  const [first] = meetings;
  if (!first) return { here: null, how: 'new', shared: 0, more: 0, altered: 0 };
  const joined = meetings.find(({ how }) => how !== 'different');
  const { here, how, shared } = joined ?? first;
  const altered = log.slice(0, shared).filter((row, index) => saying(row) !== saying(here.rows[index] ?? row)).length;
  return { here: joined ? here : null, how, shared, more: here.rows.length - shared, altered };
}

/** A table in the lists is asked first: whoever has it there is not asked about another one in the bin. */
function inOrder(family: readonly HistoryHere[]): HistoryHere[] {
  const rank = { lists: 0, nowhere: 1, bin: 2 };
  return family.toSorted((one, other) => rank[one.where] - rank[other.where]);
}

function freeId({ id, log }: SavedTable, family: readonly HistoryHere[]): string {
  return family.some((history) => history.id === id) ? secondHistoryId(id, log) : id;
}

/** Nothing of the table stands in the lists here because it was deleted, or it was deleted there and its time is over. */
function isGone({ deletedAt }: SavedTable, family: readonly HistoryHere[], at: number): boolean {
  const allInBin = family.length > 0 && family.every(({ where }) => where === 'bin');
  return allInBin || (deletedAt !== undefined && daysLeft(deletedAt, at) === 0);
}

/** What a table is called, from whatever its start holds. */
function titleOf(log: readonly LogRow[]): Pick<TablePlan, 'name' | 'startedAt'> {
  const start = log.find(({ type }) => type === 'started') ?? log[0];
  const [name, at] = [start?.name, start?.at];
  return { name: typeof name === 'string' ? name : '', startedAt: typeof at === 'number' ? at : 0 };
}
