import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { binTable } from '@/lib/db/bin';
import { TallystickDatabase } from '@/lib/db/database';
import type { TableRow } from '@/lib/sessions/table';
import { readHome } from './read-home';

const row = (index: number): TableRow => ({
  ...{ id: `t${index}`, game: 'cardcassonne', rules: 1, name: `Table ${index}`, seats: [], options: {} },
  ...{ state: index % 10 === 0 ? 'open' : 'finished', startedAt: index, changedAt: index, lastSeq: 0, summary: null },
});

test.each([20, 2000])(
  'of %i tables, deleted ones among them, the start page reads no more than it shows',
  async (count) => {
    const db = new TallystickDatabase(`home-${count}`);
    await db.tableRows.bulkAdd(Array.from({ length: count }, (_, index) => row(index + 1)));
    for (const gone of [count, count - 1]) await binTable(db, `t${gone}`, 9000);
    let read = 0;
    db.tableRows.hook('reading', (found) => {
      read += 1;
      return found;
    });
    const home = await readHome(db, 5);
    expect(home.resume?.name).toBe(`Table ${count - 10}`);
    expect(home.earlier.map(({ name }) => name)).toEqual([2, 3, 4, 5, 6].map((back) => `Table ${count - back}`));
    expect(home).toMatchObject({ more: true, binned: 2 });
    expect(read).toBeLessThan(10);
    await db.delete();
  },
);
