import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { TableRow } from '../../sessions/table';
import { contentsOf } from './contents';
import { backUpEverything } from './make';
import { start } from './testing/logs';
import { phone } from './testing/phones';

test.each([
  ['chests that are shut', { game: 'cardcassonne' }, 1],
  ['chests that were opened', { game: 'cardcassonne', state: 'finished' }, 0],
  ['tiles and chips, which all lie open', { game: 'carcassonne', addOns: { benelux: 1 } }, 0],
  ['tiles, and hands', { game: 'carcassonne', addOns: { benelux: 1, 'christmas-present': 1 } }, 1],
  ['a game that this version does not know', { game: 'chess' }, 1],
] satisfies [string, Partial<TableRow>, number][])(
  'what is secret at a table is told of a backup: %s',
  async (_, row, open) => {
    const db = await phone([[start('table')]]);
    await db.tableRows.update('table', row);
    expect(await contentsOf(db, await backUpEverything(db, 1))).toEqual({ tables: 1, open });
    await db.delete();
  },
);
