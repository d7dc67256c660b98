import { expect, test } from 'vitest';
import { drawChip, type Lot } from './draw';
import { evening } from './testing/evening';

/** Every outcome of what is drawn with lots, and how likely it is. */
function outcomes<T>(draw: (lot: Lot) => T): { got: T; chance: number }[] {
  const found: { got: T; chance: number }[] = [];
  const open: number[][] = [[]];
  for (let lots = open.pop(); lots !== undefined; lots = open.pop()) {
    const known = lots;
    let [at, chance] = [0, 1];
    const got = draw((among) => {
      if (at === known.length) {
        for (let other = 1; other < among; other++) open.push([...known, other]);
        known.push(0);
      }
      chance /= among;
      return known[at++] ?? 0;
    });
    found.push({ got, chance });
  }
  return found;
}

/** How likely each chip is to be drawn next. */
function chances(table: ReturnType<typeof evening>): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { got, chance } of outcomes((lot) => drawChip(table.chips().chips, [], lot))) {
    const chip = `${got?.colour} ${got?.value}`;
    sums[chip] = (sums[chip] ?? 0) + chance;
  }
  return Object.fromEntries(Object.entries(sums).map(([chip, sum]) => [chip, Math.round(sum * 1e9) / 1e9]));
}

test('[BX-15] at the start every colour and, where nobody knows, every value is as likely as any other', () => {
  const sixth = Math.round(1e9 / 6) / 1e9;
  expect(Object.values(chances(evening(['ana', 'bob'])))).toEqual(Array(6).fill(sixth));
  const known = chances(evening(['ana', 'bob'], { 'benelux/valueCounts': 'six-ones' }));
  expect(known).toMatchObject({ 'purple 1': 0.2, 'purple 2': Math.round((4 / 30) * 1e9) / 1e9 });
});

test('[BX-15] what was seen makes one way of dividing a colour likelier than the other', () => {
  const table = evening(['ana', 'bob']);
  table.collect('purple', 1);
  // Six ones: 6 × 1/2, four ones: 4 × 1/2, so 6 to 4 for the first; nine purple ones of 29 are left.
  const six = 0.6 * (5 / 9) + 0.4 * (3 / 9);
  const { 'purple 1': ones = 0, 'orange 1': orange } = chances(table);
  expect(ones).toBeCloseTo((9 / 29) * six, 8);
  expect(orange).toBeCloseTo((10 / 29) * 0.5, 8);
});

test('[BX-15] what was drawn five times is known, and no chip comes that cannot', () => {
  const table = evening(['ana', 'bob']);
  for (const value of [1, 1, 1, 1, 1, 2, 2, 2, 2]) {
    table.collect('purple', value);
    table.next();
  }
  expect(chances(table)).toMatchObject({ 'purple 1': Math.round((1 / 21) * 1e9) / 1e9 });
  expect(chances(table)['purple 2']).toBeUndefined();
});

test('[BX-15] a draw that was taken back gives the same chip again, in its order', () => {
  const table = evening(['ana', 'bob']);
  const never: Lot = () => {
    throw new Error('Drawn anew');
  };
  const first = drawChip(table.chips().chips, [], () => 0);
  expect(first).toEqual({ colour: 'purple', value: 1, drawn: 1 });
  const second = { colour: 'orange', value: 2, drawn: 2 };
  const ever = [first ?? second, second];
  expect(drawChip(table.chips().chips, ever, never)).toEqual(first);
  table.enter({ kind: 'benelux/collected', ...first });
  table.next();
  expect(drawChip(table.chips().chips, ever, never)).toEqual(second);
  table.enter({ kind: 'benelux/collected', ...second });
  expect(drawChip(table.chips().chips, ever, () => 0)).toMatchObject({ drawn: 3 });
});

test('[BX-15] a chip that turned up otherwise meanwhile is not drawn again', () => {
  const table = evening(['ana', 'bob'], { 'benelux/valueCounts': 'six-ones' });
  for (let chip = 0; chip < 4; chip++) {
    table.collect('purple', 2);
    table.next();
  }
  const ever = [{ colour: 'purple', value: 2, drawn: 1 }];
  expect(drawChip(table.chips().chips, ever, () => 0)).toEqual({ colour: 'purple', value: 1, drawn: 1 });
});

test('[BX-15] an empty map has nothing to draw', () => {
  const table = evening(['ana', 'bob']);
  const lots = (among: number) => among - 1;
  for (let chip = 0; chip < 20; chip++) {
    const drawn = drawChip(table.chips().chips, [], lots);
    expect(table.enter({ kind: 'benelux/collected', ...drawn })).toBeNull();
    table.next();
  }
  expect(drawChip(table.chips().chips, [], lots)).toBeNull();
});
