import { expect, test } from 'vitest';
import { BENELUX, chipsPerColour, islandTiles } from './chip-set';
import { evening } from './testing/evening';
import { mostOfColour } from './view';

const two = ['ana', 'bob'];

/** Turn by turn, whoever is on turn collects one of these. */
function collecting(chips: readonly (readonly [string, number])[], options = {}) {
  const table = evening(two, options);
  const refused = chips.map(([colour, value]) => {
    const refusal = table.collect(colour, value);
    table.next();
    return refusal;
  });
  return { table, refused };
}

const times = (count: number, colour: string, value: number) =>
  Array.from({ length: count }, () => [colour, value] as const);

test('[BX-01] ten of each colour, which show 1 or 2', () => {
  expect(BENELUX.colours.length * chipsPerColour(BENELUX)).toBe(30);
  const table = evening(two);
  expect(table.collect('green', 1)).toBe('benelux/no-such-chip');
  expect(table.collect('purple', 3)).toBe('benelux/no-such-chip');
  expect(table.collect('purple', 2)).toBeNull();
  expect(table.points()).toEqual({ ana: 2, bob: 0 });
});

test('[BX-02] a seventh of a value, five of each, an eleventh chip: impossible both ways', () => {
  expect(collecting(times(7, 'orange', 1)).refused).toEqual([...Array(6).fill(null), 'benelux/value-used-up']);
  const fives = [...times(4, 'orange', 2), ...times(5, 'orange', 1), ['orange', 2] as const];
  expect(collecting(fives).refused.at(-1)).toBe('benelux/value-used-up');
  const ten = [...times(4, 'orange', 2), ...times(6, 'orange', 1)];
  expect(collecting([...ten, ['orange', 1]]).refused).toEqual([...Array(10).fill(null), 'benelux/colour-used-up']);
});

test('[BX-02] the fifth of a value settles which has six, in its colour', () => {
  const { table } = collecting(times(5, 'purple', 2));
  const [purple, blue] = table.chips().colours;
  expect(purple).toMatchObject({
    unseen: 5,
    values: [
      { value: 1, left: 4, sure: true },
      { value: 2, left: 1, sure: true },
    ],
  });
  expect(blue).toMatchObject({ unseen: 10, values: [{ left: 6, sure: false }, { left: 6 }] });
});

test.each([
  ['six-ones', 6, 4],
  ['six-twos', 4, 6],
])('[BX-02] with %s there are %i ones and %i twos of a colour', (valueCounts, ones, twos) => {
  const options = { 'benelux/valueCounts': valueCounts };
  expect(collecting(times(ones + 1, 'orange', 1), options).refused).toEqual([
    ...[...Array(ones).fill(null), 'benelux/value-used-up'],
  ]);
  expect(collecting(times(twos + 1, 'orange', 2), options).refused.filter(Boolean)).toHaveLength(1);
});

test('[BX-03] no more than the 20 of the map are collected, 10 of a colour', () => {
  const seven = (colour: string) => [...times(4, colour, 1), ...times(3, colour, 2)];
  const { table, refused } = collecting([...seven('purple'), ...seven('light-blue'), ...seven('orange')]);
  expect(refused).toEqual([...Array(20).fill(null), 'benelux/map-empty']);
  expect(table.chips().onMap).toBe(0);
  expect(mostOfColour(BENELUX)).toBe(10);
});

test('[BX-04] two of three start squares are used', () => {
  expect(BENELUX.startSquares).toEqual({ names: ['Meppel', 'Eindhoven', 'Charleroi'], used: 2 });
});

test('[BX-05] six stacks of five tiles lie on the islands', () => {
  expect(
    evening(two)
      .chips()
      .colours.map(({ stacks }) => stacks),
  ).toEqual([
    ...[
      [5, 5],
      [5, 5],
      [5, 5],
    ],
  ]);
  expect(islandTiles(BENELUX)).toBe(30);
});

test('[BX-06] a chip scores its value at once for whoever is on turn, one for a tile', () => {
  const table = evening(two);
  expect(table.collect('purple', 2, { round: 1, player: 'bob' })).toBe('benelux/not-on-turn');
  expect(table.collect('purple', 2)).toBeNull();
  expect(table.collect('orange', 1)).toBe('benelux/chip-collected');
  const [scored] = table.view().entries;
  expect(scored).toMatchObject({ category: 'benelux/chips', turn: 1, gains: [{ player: 'ana', points: 2 }] });
  expect(scored?.gains[0]?.reasons).toEqual([{ item: 'benelux/chip', rule: 'BX-06', count: 1, each: 2, points: 2 }]);
});

test('[BX-07] a chip is ready from a later turn on, and may be saved up', () => {
  const table = evening(two);
  table.collect('purple', 2);
  expect(table.chips().held.ana).toMatchObject([{ colour: 'purple', ready: false }]);
  expect(table.pay('purple', 1)).toBe('benelux/chip-of-this-turn');
  for (let turn = 0; turn < 4; turn++) table.next();
  expect(table.chips().held.ana).toMatchObject([{ ready: true }]);
  expect(table.pay('purple', 1)).toBeNull();
});

test('[BX-08] the chip leaves the game, the stack has one tile less, and the next is turned up', () => {
  const table = evening(two);
  table.collect('purple', 1);
  table.next();
  expect(table.pay('purple', 1)).toBe('benelux/no-chip');
  table.next();
  expect(table.pay('orange', 1)).toBe('benelux/no-chip');
  expect(table.pay('purple', 3)).toBe('benelux/no-such-stack');
  expect(table.pay('purple')).toBe('benelux/no-such-stack');
  expect(table.pay('purple', 2)).toBeNull();
  expect(table.chips().held.ana).toEqual([]);
  expect(table.chips().colours[0]?.stacks).toEqual([5, 4]);
  expect(table.chips()).toMatchObject({ taken: [{ colour: 'purple', stack: 2 }], turnUp: [] });
  table.next();
  expect(table.chips()).toMatchObject({ taken: [], turnUp: [{ colour: 'purple', stack: 2 }] });
  table.next();
  expect(table.chips().turnUp).toEqual([]);
});

test('[BX-08] of several chips of a colour the one collected first is paid; an empty stack gives none', () => {
  const table = evening(two);
  for (let turn = 0; turn < 6; turn++) {
    table.collect('purple', (turn % 4) + 1 < 3 ? 1 : 2);
    table.next();
    table.next();
  }
  const paid = Array.from({ length: 6 }, () => {
    const refusal = table.pay('purple', 1);
    table.next();
    table.next();
    return refusal;
  });
  expect(paid).toEqual([...Array(5).fill(null), 'benelux/stack-empty']);
  expect(table.chips().collected.map(({ paidBy }) => paidBy !== null)).toEqual([...Array(5).fill(true), false]);
  // An empty stack has nothing to turn up.
  expect(table.chips().turnUp).toEqual([]);
});

test('[BX-09] before the tile is placed, and once for a tile', () => {
  const table = evening(two);
  for (const colour of ['purple', 'orange']) {
    table.collect(colour, 1);
    table.next();
    table.next();
  }
  expect(table.pay('purple', 1)).toBeNull();
  expect(table.pay('orange', 1)).toBe('benelux/tile-taken');
  table.next();
  table.next();
  table.collect('light-blue', 1);
  expect(table.pay('orange', 1)).toBe('benelux/tile-placed');
});

test('[BX-10] a builder’s second tile is a choice of its own', () => {
  const table = evening(two);
  for (const colour of ['purple', 'purple']) {
    table.collect(colour, 1);
    table.next();
    table.next();
  }
  table.pay('purple', 1);
  table.collect('orange', 2);
  table.extraTile();
  expect(table.chips().tile).toMatchObject({ second: true, collected: null, paid: null });
  expect(table.pay('orange', 1)).toBe('benelux/chip-of-this-turn');
  expect(table.pay('purple', 2)).toBeNull();
  expect(table.collect('light-blue', 1)).toBeNull();
  expect(table.chips().taken.map(({ stack, second }) => [stack, second])).toEqual([
    ...[
      [1, false],
      [2, true],
    ],
  ]);
});

test('[BX-11] chips and tiles left over count nothing, and nothing comes after the end', () => {
  const table = evening(two);
  table.collect('purple', 2);
  table.next();
  table.next();
  table.end();
  expect(table.points()).toEqual({ ana: 2, bob: 0 });
  expect(table.pay('purple', 1)).toBe('game-ended');
  expect(table.collect('purple', 1)).toBe('game-ended');
});

test('[BX-12] turn order stays on', () => {
  const { game } = evening(two);
  expect(game.refuseOptions({ turns: 'off' })).toEqual({ refused: 'benelux/needs-turns' });
  expect(game.refuseOptions({ turns: 'on', farms: 'second' })).toBeNull();
  expect(game.refuseOptions({ 'benelux/valueCounts': 'seven' })).toMatchObject({ refused: 'unknown-option' });
  expect(game.refuseOptions({ 'benelux/moon': 'full' })).toMatchObject({ option: 'benelux/moon' });
});

test('[BX-13] island tiles are no part of the stacks to draw from', () => {
  // 72 + 18 + 24 = 114 tiles, 30 of them on the islands, the start tile on the table.
  const table = evening(two);
  const { total, left } = table.view().tiles;
  expect([total, left]).toEqual([84, 83]);
  table.collect('purple', 1);
  table.next();
  table.next();
  expect(table.view().tiles.left).toBe(81);
  table.pay('purple', 1);
  expect(table.view().tiles.left).toBe(81);
  table.extraTile();
  expect(table.view().tiles.left).toBe(80);
  table.next();
  // The first tile came from the island, the builder's from the stacks.
  expect(table.view().tiles).toMatchObject({ left: 80, placedBy: [2, 3, 5, 6] });
});

test('[BX-13] also where somebody has counted the stacks', () => {
  const table = evening(two);
  table.collect('purple', 1);
  table.next();
  table.next();
  table.enter({ kind: 'tiles-left', left: 40 });
  table.pay('purple', 1);
  table.next();
  expect(table.view().tiles.left).toBe(40);
  table.next();
  expect(table.view().tiles.left).toBe(39);
});

test('[BX-14] an entry against which a later one would stand is refused', () => {
  const table = evening(two);
  table.collect('purple', 1);
  const [first] = table.entries();
  table.next();
  table.next();
  table.pay('purple', 1);
  const orange = { kind: 'benelux/collected', colour: 'orange', value: 1 };
  expect(table.enter(orange, { round: 1, player: 'ana' }, first?.id)).toBe('benelux/no-chip');
  const dearer = { kind: 'benelux/collected', colour: 'purple', value: 2 };
  expect(table.enter(dearer, { round: 1, player: 'ana' }, first?.id)).toBeNull();
  expect(table.points()).toEqual({ ana: 2, bob: 0 });
});

test('[BX-14] what stands against the rules all the same is named, and a payment without a chip has no effect', () => {
  const table = evening(two);
  table.collect('purple', 1);
  table.next();
  table.next();
  table.pay('purple', 1);
  table.takeOut('e0');
  const { problems, colours, payments } = table.chips();
  expect([...problems.values()]).toMatchObject([{ code: 'no-chip', colour: 'purple', player: 'ana' }]);
  expect(colours[0]?.stacks).toEqual([5, 5]);
  expect(payments).toEqual([]);
});

test('[BX-14] a chip that was forgotten is entered in its own turn', () => {
  const table = evening(two);
  for (let turn = 0; turn < 3; turn++) table.next();
  expect(table.collect('purple', 1, { round: 1, player: 'ana' })).toBeNull();
  expect(table.chips().held.ana).toMatchObject([{ turn: 1, ready: true }]);
});

test('[BX-14] a chip counts with a doubt where an option makes it unlikely later', () => {
  const { table } = collecting(times(5, 'purple', 2));
  const strict = table.game.readSetup({ firstPlayer: 'ana' }, two, { 'benelux/valueCounts': 'six-ones' });
  if (strict === null) throw new Error('No such table');
  const { entries, players } = table.game.view(strict, table.entries());
  expect(players.ana?.points).toBe(6);
  expect(entries.flatMap(({ doubts }) => doubts)).toEqual([
    { doubt: 'benelux/value-used-up', data: { colour: 'purple', value: 2, most: 4 } },
  ]);
});

test('[BX-17] a map bonus is a free line', () => {
  const table = evening(two);
  expect(table.enter({ kind: 'line', label: 'Map bonus', points: 3, players: ['bob'] })).toBeNull();
  expect(table.points()).toEqual({ ana: 0, bob: 3 });
});
