import { originOf } from '../../sessions/histories';
import type { TallystickDatabase } from '../database';
import { moduleOf } from '../rebuild';
import type { Backup, SavedTable } from './format';
import { type Here, readHere } from './here';
import type { Choices, ImportPlan, Planned } from './import-plan';
import { planPeople, planValues } from './plan-rest';
import { familyAfter, type Games, type PlannedTable, planTable } from './plan-table';

/** What an import of that backup would do here and now. Nothing is written. */
export async function planImport(db: TallystickDatabase, backup: Backup, choices: Choices): Promise<ImportPlan> {
  const games = await gamesOf(backup);
  const tables = [db.events, db.sealed, db.tableRows, db.bin, db.people, db.device];
  return db.transaction('r', tables, async () => (await planIn(db, backup, games, choices)).plan);
}

/** The rules of all games that a backup is about. Fetched before any transaction, which would not wait for them. */
export async function gamesOf({ tables }: Backup): Promise<Games> {
  return new Map(await Promise.all(tables.map(async (table) => [table, await moduleOf(table.log)] as const)));
}

/** The plan and what carries it out, inside a transaction over logs, secrets, rows, bin, people and the values of this
 * phone. */
export async function planIn(db: TallystickDatabase, backup: Backup, games: Games, choices: Choices): Promise<Planned> {
  const here = await readHere(db, backup);
  const mixed = new Set<string>();
  for (;;) {
    const planned = plan(backup, here, games, choices, mixed);
    const taken = await idsTaken(db, planned);
    if (taken.length === 0) return planned;
    for (const id of taken) mixed.add(id);
  }
}

/** The same for what was read before. `mixed`: tables of the backup to leave alone, as events of theirs are taken here. */
export function plan(
  { tables, people, scoringCard }: Backup,
  here: Here,
  games: Games,
  choices: Choices,
  mixed: ReadonlySet<string> = new Set(),
): Planned {
  const histories = new Map(here.histories);
  const planned = byOrigin(tables).map((table) => {
    const origin = originOf(table.id);
    const family = histories.get(origin) ?? [];
    const next = planTable(table, family, games, choices);
    if (mixed.has(table.id)) return leftAlone(next);
    histories.set(origin, familyAfter(family, next));
    return next;
  });
  const rest = { people: planPeople(people, here.people), values: planValues(scoringCard, here.scoringCard) };
  return {
    plan: {
      tables: planned.map((table) => table.plan),
      people: rest.people.length,
      values: { adds: Object.keys(rest.values.adds).length, kept: rest.values.kept },
    },
    writes: planned.flatMap(({ write }) => write ?? []),
    people: rest.people,
    values: rest.values.adds,
  };
}

/** A table before its own second histories: it keeps its id where it can. */
function byOrigin(tables: readonly SavedTable[]): SavedTable[] {
  return tables.toSorted((one, other) => one.id.length - other.id.length);
}

function leftAlone({ plan: { id, name, startedAt } }: PlannedTable): PlannedTable {
  const nothing = { adds: 0, more: 0, altered: 0, secrets: 0, bin: false, asks: false, chosen: false };
  return { plan: { id, into: id, name, startedAt, how: 'mixed-up', ...nothing }, write: null };
}

/** Tables of the backup that would bring an event whose id another table here has. */
async function idsTaken(db: TallystickDatabase, { plan, writes }: Planned): Promise<string[]> {
  // On an empty phone, where a backup is the largest, there is nothing to ask.
  if ((await db.events.count()) === 0) return [];
  const taken = new Set<string>();
  for (const { id, rows } of writes) {
    const ids = rows.flatMap((row) => (typeof row.id === 'string' ? [row.id] : []));
    if ((await db.events.where('id').anyOf(ids).count()) > 0) taken.add(id);
  }
  return plan.tables.flatMap(({ id, into }) => (taken.has(into) ? [id] : []));
}
