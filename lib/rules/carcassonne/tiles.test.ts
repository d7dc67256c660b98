import { expect, test } from 'vitest';
import type { Entry } from '../entry';
import { refuseFact } from './decide';
import type { Fact } from './facts';
import { scoreTable } from './table';
import { baseSetupOf, entryOf, passed, setupOf } from './testing/tables';

const table = baseSetupOf(['ana', 'bob']);
const tiles = (entries: Entry<Fact>[], setup = table) => scoreTable(setup, entries).tiles;
const count = (id: string, left: number, round: number) => entryOf<Fact>(id, { kind: 'tiles-left', left }, round);

test('[CA-06] each turn passed and each further tile takes one', () => {
  expect(tiles([])).toEqual({ total: 72, left: 71, counted: true, placedBy: [2] });
  expect(tiles(passed(3))).toEqual({ total: 72, left: 68, counted: true, placedBy: [2, 3, 4, 5] });
  expect(tiles([...passed(3), entryOf('let go', { kind: 'tile' }, 2)])).toEqual({
    total: 72,
    left: 67,
    counted: true,
    placedBy: [2, 4, 5, 6],
  });
  expect(tiles([], setupOf(['ana', 'bob'])).left).toBe(125);
});

test('[CA-06] after 71 turns none is left, and never fewer', () => {
  expect(tiles(passed(70)).left).toBe(1);
  expect(tiles(passed(71)).left).toBe(0);
  expect(tiles(passed(73)).left).toBe(0);
});

test('[CA-06] a count by somebody at the table stands from then on', () => {
  expect(tiles([...passed(10), count('counted', 58, 11)]).left).toBe(58);
  expect(tiles([...passed(10), count('counted', 58, 9)]).left).toBe(56);
  expect(tiles([...passed(10), count('counted', 58, 11), count('again', 59, 11)]).left).toBe(59);
});

test('[CA-06] a count is a whole number of tiles that the boxes hold', () => {
  const view = scoreTable(table, []);
  const refuse = (left: number) => refuseFact(table, view, { kind: 'tiles-left', left }, { round: 1 });
  expect(refuse(0)).toBeNull();
  expect(refuse(72)).toBeNull();
  for (const left of [-1, 2.5, 73, 1e9]) {
    expect(refuse(left)).toEqual({ refused: 'out-of-bounds', of: 'tiles-left', given: left, least: 0, most: 72 });
  }
  expect(tiles([count('odd', -3, 1)]).left).toBe(71);
});

test('[CA-06] a box that was forgotten brings its tiles', () => {
  const boxes = { ...table, options: { ...table.options, innsAndCathedrals: 'yes' as const } };
  expect(tiles(passed(3), boxes)).toMatchObject({ total: 90, left: 86 });
});

test('[CA-05] with turn order off tiles are counted once somebody enters one', () => {
  const off = baseSetupOf(['ana', 'bob'], { turns: 'off' });
  expect(tiles([], off)).toMatchObject({ left: 71, counted: false });
  expect(tiles([entryOf('placed', { kind: 'tile' })], off)).toMatchObject({ left: 70, counted: true });
  expect(tiles([count('counted', 40, 1)], off)).toMatchObject({ left: 40, counted: true });
});
