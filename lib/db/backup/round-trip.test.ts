import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { keysOf, type LogRow, originOf } from '../../sessions/histories';
import type { TallystickDatabase } from '../database';
import { rebuiltRow } from '../rebuild';
import type { Backup } from './format';
import { backUpEverything, backUpTable } from './make';
import { readBackup } from './read';
import { after, start, wishes } from './testing/logs';
import { backupOf, dump, logsOn, phone, takeIn } from './testing/phones';
import { backupText } from './text';

const SEED = 20261130;

/** A backup on its way through a file. */
async function throughFile(backup: Backup): Promise<Backup> {
  const read = await readBackup(new Blob([backupText(backup)]));
  if ('refused' in read) throw new Error(read.refused);
  return read;
}

const evening = fc.record({ wished: wishes, deleted: fc.option(fc.nat(9)) });

test(`everything, through a file, onto an empty phone: the same is there, and backed up again (seed ${SEED})`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(evening, { maxLength: 4 }), async (evenings) => {
      const logs = evenings.map(({ wished }, index) => after([start(`table-${index}`)], wished, `e${index}`));
      const deleted = evenings.flatMap(({ deleted }, index) => (deleted === null ? [] : [[`table-${index}`, deleted]]));
      const from = await phone(logs, Object.fromEntries(deleted));
      await from.people.bulkAdd([{ id: 'ana', name: 'Ana "\\', colour: 'red', lastPlayed: 4 }]);
      await from.device.put({ key: 'cardcassonne.scoring-card', value: { 3: 9 } });
      const to = await phone();
      await takeIn(to, await throughFile(await backUpEverything(from, 9000)));
      await to.device.put({ key: 'id', value: (await from.device.get('id'))?.value });
      expect(await dump(to)).toBe(await dump(from));
      expect(await backUpEverything(to, 9000)).toEqual(await backUpEverything(from, 9000));
      await Promise.all([from.delete(), to.delete()]);
    }),
    { seed: SEED, numRuns: 40 },
  );
});

test('one table goes with the people at it, and with nothing else', async () => {
  const db = await phone([[start('sunday')], [start('monday')]]);
  const ana = { id: 'ana', name: 'Ana', colour: 'red' as const, lastPlayed: 4 };
  await db.people.bulkAdd([ana, { ...ana, id: 'zoe', name: 'Zoe' }]);
  const backup = await backUpTable(db, 'sunday', 0);
  expect(backup).toEqual({ ...backupOf([[start('sunday')]], [ana]), made: '1970-01-01T00:00:00.000Z' });
  expect(await backUpTable(db, 'nowhere', 0)).toBe(null);
});

/** Three phones that went on with one table, from where it stood when they parted. */
const parted = fc.record({
  before: wishes,
  phones: fc.array(fc.record({ at: fc.nat(6), wished: fc.option(wishes) }), { minLength: 2, maxLength: 3 }),
});

/** The histories of a phone: which events, in which order, by what they were called at first. */
async function historiesOn(db: TallystickDatabase): Promise<string[]> {
  return [...(await logsOn(db)).values()].map((log) => keysOf(log).join(' ')).sort();
}

test(`in whatever order histories come in, how often too, the same ones are kept, none of them twice (seed ${SEED})`, async () => {
  await fc.assert(
    fc.asyncProperty(parted, fc.nat(), async ({ before, phones }, turn) => {
      const common = after([start('sunday')], before, 'c');
      const logs = phones.map(({ at, wished }, index) => after(common.slice(0, at + 1), wished ?? [], `p${index}`));
      const orders = [logs, rotated(logs, 1 + turn), logs.toReversed(), [...logs, ...logs]];
      const kept = await Promise.all(orders.map(takenInOrder));
      for (const histories of kept) expect(histories).toEqual(longest(logs));
    }),
    { seed: SEED, numRuns: 20 },
  );
});

const rotated = <T>(list: readonly T[], by: number): T[] =>
  list.map((_, index) => list[(index + by) % list.length] as T);

async function takenInOrder(logs: readonly LogRow[][]): Promise<string[]> {
  const db = await phone();
  for (const log of logs) await takeIn(db, backupOf([log]));
  for (const [id] of await logsOn(db)) {
    expect(originOf(id)).toBe('sunday');
    expect(await db.tableRows.get(id)).toEqual(await rebuiltRow(db, id));
  }
  const again = await phone();
  await takeIn(again, await throughFile(await backUpEverything(db, 0)));
  const histories = await historiesOn(db);
  expect(await historiesOn(again)).toEqual(histories);
  await Promise.all([db.delete(), again.delete()]);
  return histories;
}

/** Of histories those that no other goes on from. */
function longest(logs: readonly LogRow[][]): string[] {
  const keys = [...new Set(logs.map((log) => `${keysOf(log).join(' ')} `))];
  const kept = keys.filter((one) => !keys.some((other) => other !== one && other.startsWith(one)));
  return kept.map((key) => key.trim()).sort();
}
