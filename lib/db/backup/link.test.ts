import { deflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import four from '../../sessions/golden/evening-four.json';
import type { LogRow } from '../../sessions/histories';
import { canPack, MOST_IN_CODE, MOST_IN_LINK, packed, unpacked } from './link';
import { after, start, wishes } from './testing/logs';
import { backupOf } from './testing/phones';

const SEED = 20261130;
const sunday = backupOf([[start('sunday', 'Duminică la Bunica 🐑')]]);

afterEach(() => {
  vi.unstubAllGlobals();
});

test(`a table comes out of a link as it went in, and the link is made of plain signs (seed ${SEED})`, async () => {
  await fc.assert(
    fc.asyncProperty(wishes, fc.string({ unit: 'grapheme' }), async (wished, name) => {
      const backup = backupOf([after([start('sunday', name)], wished, 'e')]);
      const link = await packed(backup);
      expect(link).toMatch(/^1\.[\w-]+$/);
      expect(await unpacked(link)).toEqual(JSON.parse(JSON.stringify(backup)));
    }),
    { seed: SEED, numRuns: 100 },
  );
});

test('a young table fits into a code, a whole evening of four into a link', async () => {
  expect((await packed(sunday)).length).toBeLessThan(MOST_IN_CODE / 2);
  // Ids on a phone are 21 signs without pattern; those of the golden evening are short.
  const ids = new Map<string, string>();
  const real = four.map((row) => JSON.parse(JSON.stringify(row), (_, value) => realId(ids, value))) as LogRow[];
  const { length } = await packed(backupOf([real]));
  expect(length).toBeGreaterThan(2500);
  expect(length).toBeLessThan(MOST_IN_LINK - 200);
});

function realId(ids: Map<string, string>, value: unknown): unknown {
  if (typeof value !== 'string' || !/^(four|table|p|phone)-/.test(value)) return value;
  const signs = Array.from({ length: 21 }, (_, at) => ((ids.size * 7919 + at * at * 104_729 + at) % 36).toString(36));
  if (!ids.has(value)) ids.set(value, signs.join(''));
  return ids.get(value);
}

test('a link cut off at any place, or with any sign changed, is refused', async () => {
  const link = await packed(sunday);
  for (let end = 0; end < link.length; end += 5) expect(await unpacked(link.slice(0, end))).toHaveProperty('refused');
  for (let at = 0; at < link.length - 1; at += 3) {
    const other = `${link.slice(0, at)}${link[at] === 'A' ? 'B' : 'A'}${link.slice(at + 1)}`;
    expect(await unpacked(other), `sign ${at}`).toHaveProperty('refused');
  }
});

test.each(['', '1.', '1', 'CC-30', '1.a b', '1.a', '1.AAAA', 'x.AAAA', '1.AAAA.BBBB', '-1.AAAA', '1.%41'])(
  'what is no link of ours is refused: %j',
  async (fragment) => {
    expect(await unpacked(fragment)).toEqual({ refused: 'damaged-link' });
  },
);

test('a link of a newer version is refused by its number', async () => {
  expect(await unpacked('2.AAAA')).toEqual({ refused: 'newer', version: 2 });
});

test('a small link that unpacks to more than a table can be is refused before the memory is full', async () => {
  const bomb = deflateSync(Buffer.alloc(32 * 1024 * 1024, ' ')).toString('base64url');
  expect(await unpacked(`1.${bomb}`)).toMatchObject({ refused: 'too-large', most: 1024 * 1024 });
});

test('what is refused in a file is refused in a link', async () => {
  const foreign = deflateSync('{"format":"something"}').toString('base64url');
  expect(await unpacked(`1.${foreign}`)).toEqual({ refused: 'foreign' });
});

test('a browser that cannot pack says so', async () => {
  expect(canPack()).toBe(true);
  const link = await packed(sunday);
  vi.stubGlobal('CompressionStream', undefined);
  expect(canPack()).toBe(false);
  expect(await unpacked(link)).toEqual({ refused: 'no-unpacking' });
});
