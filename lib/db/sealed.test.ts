import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inPlay, leftIn } from '../rules/christmas-present/places';
import { backUpEverything, backUpTable } from './backup/make';
import { readBackup } from './backup/read';
import { backupOf, logsOn, phone, takeIn } from './backup/testing/phones';
import { backupText } from './backup/text';
import { binTable, emptyBin } from './bin';
import { TallystickDatabase } from './database';
import { readRows } from './log';
import { sealedAt } from './sealed';
import { cardsIn, drawing, startCards, undoing, windowOn } from './testing/card-evening';

type Secret = { deck: string; nth: number; card: string };

let db: TallystickDatabase;
let names = 0;

beforeEach(() => {
  names += 1;
  db = new TallystickDatabase(`sealed-${names}`);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await db.delete();
});

/** The platform's source gives these bytes in turn, the last one for ever. Byte 0 is a card at once, 31 a covered one. */
function chance(...bytes: number[]): void {
  const real = crypto.getRandomValues.bind(crypto);
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (!(array instanceof Uint8Array) || array.length > 1) return real(array);
    array[0] = bytes.length > 1 ? (bytes.shift() ?? 0) : (bytes[0] ?? 0);
    return array;
  });
}

const secretsAt = async (table: string, from = db) =>
  (await sealedAt(from, table)).map(({ secret }) => secret as Secret);

test('which card was drawn lies beside the log, under the id of its event, and not in it', async () => {
  const id = await startCards(db);
  const store = await windowOn(db, id);
  chance(31);
  const drawn = await store.act(drawing('cloister', 1));
  if (drawn.outcome !== 'done') throw new Error(drawn.outcome);
  expect(await sealedAt(db, id)).toEqual([
    { event: drawn.event.id, sessionId: id, secret: { deck: 'cloister', nth: 1, card: 'joint-farm' } },
  ]);
  expect(JSON.stringify([await readRows(db, id), await db.tableRows.toArray()])).not.toContain('joint-farm');
  expect(JSON.stringify(cardsIn(store))).not.toContain('joint-farm');
});

test('a card that acts at once lies open: the log says which it is', async () => {
  const id = await startCards(db);
  const store = await windowOn(db, id);
  chance(0);
  await store.act(drawing('cloister', 1));
  expect(inPlay(cardsIn(store).places)).toEqual({ card: 'score-3', nth: 1, player: 'ana' });
  expect(await secretsAt(id)).toEqual([{ deck: 'cloister', nth: 1, card: 'score-3' }]);
});

test('two quick taps, and two windows, draw one card', async () => {
  const id = await startCards(db);
  const [one, other] = [await windowOn(db, id), await windowOn(db, id)];
  const taps = [one, one, other, other].map((store) => store.act(drawing('road', 1)));
  const outcomes = (await Promise.all(taps)).map(({ outcome }) => outcome);
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(3);
  expect(await secretsAt(id)).toHaveLength(1);
  for (const store of [one, other]) expect(leftIn(cardsIn(store).places, 'road')).toBe(31);
});

test('undo and draw again gives the same card, whatever chance would say; the log says that one was seen', async () => {
  const id = await startCards(db);
  const store = await windowOn(db, id);
  chance(31, 5);
  await store.act(drawing('cloister', 1));
  await store.act(undoing(store));
  expect(leftIn(cardsIn(store).places, 'cloister')).toBe(32);
  await store.act(drawing('cloister', 1));
  expect(await secretsAt(id)).toEqual([
    { deck: 'cloister', nth: 1, card: 'joint-farm' },
    { deck: 'cloister', nth: 1, card: 'joint-farm' },
  ]);
  const types = ((await readRows(db, id)) as { type: string }[]).map(({ type }) => type);
  expect(types).toEqual(['started', 'recorded', 'undone', 'recorded']);
});

test('a draw that could not be written leaves no card behind', async () => {
  const id = await startCards(db);
  const store = await windowOn(db, id);
  vi.spyOn(db.tableRows, 'put').mockRejectedValueOnce(new Error('full'));
  expect((await store.act(drawing('road', 1))).outcome).toBe('failed');
  expect(await secretsAt(id)).toEqual([]);
  expect(leftIn(cardsIn(store).places, 'road')).toBe(32);
  expect((await store.act(drawing('road', 1))).outcome).toBe('done');
});

test('a draw is neither deleted nor amended', async () => {
  const id = await startCards(db);
  const store = await windowOn(db, id);
  chance(31);
  const drawn = await store.act(drawing('cloister', 1));
  if (drawn.outcome !== 'done') throw new Error(drawn.outcome);
  const target = drawn.event.id;
  const amended = await store.act({
    do: 'amend',
    target,
    fact: { kind: 'christmas-present/drew', deck: 'road', nth: 1 },
  });
  const refused = { outcome: 'refused', refusal: { refused: 'christmas-present/cards-stay' } };
  expect(amended).toEqual(refused);
  expect(await store.act({ do: 'delete', target })).toEqual(refused);
});

test('a phone that a table came to without its secrets draws no card that lies on the discard pile twice', async () => {
  const id = await startCards(db);
  const store = await windowOn(db, id);
  chance(0);
  const place = { round: 1, player: 'ana' };
  for (const nth of [1, 2]) {
    await store.act(drawing('cloister', nth));
    const fact = { kind: 'christmas-present/played', card: 'score-3', nth };
    expect((await store.act({ do: 'record', place, fact })).outcome).toBe('done');
  }
  await db.sealed.clear();
  await db.sealed.put({ event: 'gone', sessionId: id, secret: { deck: 'cloister', nth: 3, card: 'score-3' } });
  await store.act(drawing('cloister', 3));
  expect(inPlay(cardsIn(store).places)).toEqual({ card: 'unfinished-road', nth: 3, player: 'ana' });
});

test('a table without its secrets is read, and goes on', async () => {
  const id = await startCards(db);
  chance(31);
  await (await windowOn(db, id)).act(drawing('cloister', 1));
  await db.sealed.clear();
  const store = await windowOn(db, id);
  expect(leftIn(cardsIn(store).places, 'cloister')).toBe(31);
  expect((await store.act(drawing('cloister', 2))).outcome).toBe('done');
});

test('secrets are erased with their table', async () => {
  const [gone, kept] = [await startCards(db), await startCards(db)];
  for (const id of [gone, kept]) await (await windowOn(db, id)).act(drawing('road', 1));
  await binTable(db, gone, 3000);
  expect(await secretsAt(gone)).toHaveLength(1);
  await emptyBin(db);
  expect(await secretsAt(gone)).toEqual([]);
  expect(await secretsAt(kept)).toHaveLength(1);
});

test('a backup holds what is sealed, of everything and of one table, and brings it to another phone', async () => {
  const id = await startCards(db);
  const store = await windowOn(db, id);
  await store.act(drawing('road', 1));
  await store.act(undoing(store));
  await store.act(drawing('road', 1));
  for (const backup of [await backUpEverything(db, 0), await backUpTable(db, id, 0)]) {
    const read = await readBackup(new Blob([backupText(backup ?? backupOf([]))]));
    if ('refused' in read) throw new Error(read.refused);
    const other = await phone();
    await takeIn(other, read);
    await takeIn(other, read);
    expect(await sealedAt(other, id)).toEqual(await sealedAt(db, id));
    await other.delete();
  }
});

test('secrets that did not come with their table come with its next backup, and nothing is replaced', async () => {
  const id = await startCards(db);
  const store = await windowOn(db, id);
  chance(31);
  for (const nth of [1, 2]) await store.act(drawing('cloister', nth));
  const [other, read] = [await phone(), await backUpEverything(db, 0)];
  await takeIn(other, read);
  const [lost, kept] = await sealedAt(other, id);
  await other.sealed.delete(lost?.event ?? '');
  await other.sealed.update(kept?.event ?? '', { secret: 'as it is here' });
  expect((await takeIn(other, read)).tables).toMatchObject([{ how: 'same', secrets: 1 }]);
  expect(await sealedAt(other, id)).toEqual([lost, { ...kept, secret: 'as it is here' }]);
  expect((await takeIn(other, read)).tables).toMatchObject([{ how: 'same', secrets: 0 }]);
  await other.delete();
});

test('a second history brings its secrets under the ids that its events have there', async () => {
  chance(31);
  const id = await startCards(db);
  const store = await windowOn(db, id);
  await store.act(drawing('road', 1));
  const [other, read] = [await phone(), await backUpEverything(db, 0)];
  await takeIn(other, read);
  await (await windowOn(other, id)).act({ do: 'record', place: { round: 1, player: 'ana' }, fact: { kind: 'tile' } });
  await store.act(drawing('cloister', 1));
  await takeIn(other, await backUpEverything(db, 0));
  const second = [...(await logsOn(other)).keys()].find((table) => table !== id) ?? '';
  expect(await secretsAt(second, other)).toEqual(expect.arrayContaining(await secretsAt(id)));
  const events = new Set((await logsOn(other)).get(second)?.map((row) => row.id));
  for (const { event } of await sealedAt(other, second)) expect(events).toContain(event);
  await other.delete();
});

test('a backup that names one secret twice, or none by name, is refused', async () => {
  const id = await startCards(db);
  await (await windowOn(db, id)).act(drawing('road', 1));
  const [table] = (await backUpEverything(db, 0)).tables;
  if (table?.sealed === undefined) throw new Error('No secrets');
  const [secret] = table.sealed;
  const readWith = (sealed: unknown) =>
    readBackup(new Blob([JSON.stringify({ ...backupOf([]), tables: [{ ...table, sealed }] })]));
  expect(await readWith([secret, secret])).toMatchObject({ refused: 'doubled' });
  expect(await readWith([{ secret: 1 }])).toMatchObject({ refused: 'malformed', at: 'tables.0.sealed.0.event' });
});
