import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BENELUX, chipsPerColour } from './chip-set';
import { evening } from './testing/evening';

const SEED = 20261130;

type Move =
  | { do: 'collect'; colour: string; value: number; round: number | null; player: string | null }
  | { do: 'pay'; colour: string; stack: number; round: number | null; player: string | null }
  | { do: 'next' | 'extra-tile' | 'undo' | 'redo' };

const colour = fc.constantFrom(...BENELUX.colours, 'green');
const round = fc.option(fc.integer({ min: 1, max: 12 }), { freq: 4 });
const player = fc.option(fc.constantFrom('ana', 'bob', 'zoe'), { freq: 4 });

const moves: fc.Arbitrary<Move[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constant('collect' as const), colour, value: fc.nat(3), round, player }),
    },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('pay' as const), colour, stack: fc.nat(3), round, player }) },
    {
      weight: 6,
      arbitrary: fc
        .constantFrom(...(['next', 'next', 'extra-tile', 'undo', 'redo'] as const))
        .map((move) => ({ do: move })),
    },
  ),
  { minLength: 40, maxLength: 120, size: 'max' },
);

/** Chips of each colour are before somebody, paid, or unseen; a payment took a tile; every point is a chip's value. */
function expectConserved(table: ReturnType<typeof evening>): void {
  const { colours, held, payments, collected, onMap, problems } = table.chips();
  const before = Object.values(held).flat();
  for (const { colour, unseen, stacks } of colours) {
    const of = (chips: readonly { colour: string }[]) => chips.filter((chip) => chip.colour === colour).length;
    expect(of(before) + of(payments) + unseen).toBe(chipsPerColour(BENELUX));
    expect(stacks.reduce((sum, tiles) => sum + tiles, 0) + of(payments)).toBe(10);
    expect(Math.min(...stacks, unseen)).toBeGreaterThanOrEqual(0);
  }
  expect(onMap + collected.length).toBe(BENELUX.onMap);
  expect(problems.size).toBe(0);
  const { ana = 0, bob = 0 } = table.points();
  expect(ana + bob).toBe(collected.reduce((sum, { value }) => sum + value, 0));
}

test(`[BX-14] chips are conserved over whatever is tried, allowed or not, taken back and brought back (seed ${SEED})`, () => {
  let [refused, taken] = [0, 0];
  fc.assert(
    fc.property(moves, (steps) => {
      const table = evening(['ana', 'bob']);
      let undone: ReturnType<typeof table.entries> = [];
      for (const step of steps) {
        if (step.do === 'undo') {
          const last = table.entries().at(-1);
          if (last) undone.push(last);
          if (last) table.takeOut(last.id);
        } else if (step.do === 'redo') {
          const back = undone.pop();
          if (back) expect(table.enter(back.fact as object, back.place)).toBeNull();
        } else {
          const place = 'round' in step ? { ...table.now(), ...stated(step) } : undefined;
          const count = table.entries().length;
          take(table, step, place);
          const done = table.entries().length > count;
          if (done) undone = [];
          if (done) taken += 1;
          else refused += 1;
        }
        expectConserved(table);
      }
    }),
    { seed: SEED, numRuns: 40 },
  );
  expect(Math.min(refused, taken)).toBeGreaterThan(500);
});

const stated = ({ round, player }: { round: number | null; player: string | null }) => ({
  ...(round === null ? {} : { round }),
  ...(player === null ? {} : { player }),
});

function take(table: ReturnType<typeof evening>, step: Move, place?: { round: number; player?: string }): void {
  if (step.do === 'collect') table.collect(step.colour, step.value, place);
  if (step.do === 'pay') table.pay(step.colour, step.stack, place);
  if (step.do === 'next') table.next();
  if (step.do === 'extra-tile') table.extraTile();
}
