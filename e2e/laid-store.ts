import { type FrozenStore, frozenStores, makeStore } from '../lib/db/testing/frozen-store';
import { gameModule } from '../lib/rules/registry';
import { readLog } from '../lib/sessions/read-log';
import { replay } from '../lib/sessions/replay';
import { readTable, type TableRow, tableRow } from '../lib/sessions/table';
import type { Page } from './watched';

/** What a phone has: the events of its tables, and what lies beside them. */
export type Laid = { events: readonly object[]; sealed?: readonly object[] };

/**
 * Puts a whole store onto a phone that has none yet, in the shape in which the app keeps it, without opening the app: with
 * the row of each table, and the people at it. `site`: the address of another one than that of the tests.
 */
export async function layStore(page: Page, laid: Laid, site = ''): Promise<void> {
  const frozen = await storeWith(laid);
  await page.goto(`${site}icons/icon.svg`);
  await page.evaluate(makeStore, { name: 'tallystick', frozen });
}

/** The newest of the frozen stores has the shape of today; its rows are replaced. */
async function storeWith({ events, sealed = [] }: Laid): Promise<FrozenStore> {
  const [newest] = frozenStores.toSorted((one, other) => other.version - one.version);
  if (!newest) throw new Error('No store was ever frozen');
  const tableRows = await rowsOf(events);
  const device = [{ key: 'schema', value: newest.version }];
  const rows: Record<string, readonly object[]> = { events, sealed, tableRows, people: peopleOf(tableRows), device };
  const stores = Object.entries(newest.stores).map(([name, store]) => [name, { ...store, rows: rows[name] ?? [] }]);
  return { version: newest.version, stores: Object.fromEntries(stores) };
}

/** The row of each table; of one that this version cannot read there is none. */
async function rowsOf(events: readonly object[]): Promise<TableRow[]> {
  const { log } = readLog(events);
  const ids = [...new Set(log.map(({ sessionId }) => sessionId))];
  const rows = ids.map(async (id) => {
    const own = log.filter(({ sessionId }) => sessionId === id);
    const start = own.find((event) => event.type === 'started');
    const game = start && (await gameModule(start.game, Object.keys(start.addOns ?? {})));
    return game ? tableRow(game, readTable(game, replay(id, own))) : null;
  });
  return (await Promise.all(rows)).filter((row) => row !== null);
}

/** Each of them once, as they sat at their last table. */
function peopleOf(rows: readonly TableRow[]): object[] {
  const sat = rows.flatMap(({ seats, startedAt }) =>
    seats.map(({ player, name, colour }, nth) => ({ id: player, name, colour, lastPlayed: startedAt - nth })),
  );
  return [...new Map(sat.map((person) => [person.id, person])).values()];
}
