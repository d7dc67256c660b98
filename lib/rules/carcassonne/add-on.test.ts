import { expect, test } from 'vitest';
import type { Entry } from '../entry';
import { type AddOnFact, type AddOnScore, BRINGS_NOTHING, type CarcassonneReader } from './add-on';
import { WITHOUT_TABLE } from './boxes';
import type { Fact } from './facts';
import type { Rate } from './rates';
import { gainOf } from './reasons';
import { scoreFeature } from './score-feature';
import { scoreTable } from './table';
import { ended, entryOf, featureOf, passed, road, setupOf } from './testing/tables';

/* An invented add-on: a bell that rings for 2 points, and bells counted at the end. */

const table = setupOf(['ana', 'bob']);
const bell = (player: string, step: AddOnScore['step'] = null): AddOnScore => ({
  category: 'bells/rung',
  step,
  gains: [gainOf(player, [{ item: 'bells/bell', rule: 'BE-01', count: 1, each: 2, points: 2 }])],
  doubts: [],
});
const rung: AddOnFact = { kind: 'bells/rung' };
const entries: Entry<Fact | AddOnFact>[] = [
  entryOf<AddOnFact>('bell', rung, 1, 'ana'),
  entryOf<Fact>('road', featureOf(road(2), ['ana', 'bob']), 1, 'ana'),
  ...passed(1),
  entryOf<AddOnFact>('count', rung),
  entryOf<AddOnFact>('silent', rung, 2, 'bob'),
  ended,
];
const bells: CarcassonneReader = {
  id: 'bells',
  read: ({ turns }) => ({
    view: { turns: turns.length },
    brings: {
      ...BRINGS_NOTHING,
      scores: new Map([
        ['bell', bell('ana')],
        ['count', bell('bob', 'bells/count')],
      ]),
      steps: ['bells/count'],
      tilesOut: 10,
    },
  }),
};
const view = scoreTable(table, entries, table.options, [bells]);

test('[CA-48] entries of an add-on stand in the ledger with those of the base', () => {
  expect(view.entries.map(({ entry, turn, step, totals }) => [entry.id, turn, step, totals])).toEqual([
    ['bell', 1, null, { ana: 2, bob: 0 }],
    ['road', 1, null, { ana: 4, bob: 2 }],
    ['count', null, 'bells/count', { ana: 4, bob: 4 }],
  ]);
  expect(view.players.ana?.byReason).toMatchObject({ road: 2, 'bells/rung': 2 });
  expect(view.lost).toEqual([]);
  expect(view.beside.map(({ entry, turn }) => [entry.id, turn])).toEqual([['silent', 2]]);
  expect(view.addOns).toEqual({ bells: { turns: 2 } });
});

test('[CA-48] an add-on adds steps to the last count, and keeps tiles out of the countdown', () => {
  expect(view.lastCount.steps.map(({ step }) => step)).toEqual([
    'roads',
    'cities',
    'monasteries',
    'gardens',
    'farms',
    'goods',
    'bells/count',
  ]);
  expect(view.lastCount.steps.at(-1)).toMatchObject({ entries: ['count'], points: { bob: 2 } });
  expect(view.tiles).toMatchObject({ total: 116, left: 114 });
});

test('[CA-48] a feature is scored at another rate', () => {
  const around = { rule: 'BE-02', itself: 0, tile: 2, coatOfArms: 0 } as const;
  expect(scoreFeature(road(4, { state: 'unfinished' }), WITHOUT_TABLE, around)).toMatchObject({ points: 8 });
  const monastery = { kind: 'monastery', state: 'unfinished', around: 5 } as const;
  expect(scoreFeature(monastery, WITHOUT_TABLE, around)).toEqual({
    points: 10,
    reasons: [{ item: 'around', rule: 'BE-02', count: 5, each: 2, points: 10 }],
  });
});

test('[CA-48] a tile from elsewhere lies on the table and takes none from the stacks', () => {
  const island: CarcassonneReader = {
    id: 'island',
    read: () => ({ view: null, brings: { ...BRINGS_NOTHING, fromElsewhere: [{ turn: 1, second: false }] } }),
  };
  const builder = entryOf<Fact>('second', { kind: 'tile', builder: true }, 1, 'ana');
  const { tiles } = scoreTable(table, [builder, ...passed(2)], table.options, [island]);
  // 126 tiles, one of them at the start; the builder's of turn 1 and that of turn 2 came from the stacks.
  expect(tiles).toMatchObject({ left: 123, placedBy: [3, 4, 5] });
});

test('[CA-48] what several add-ons say about one feature holds together, rates one after the other', () => {
  const dearer = { rates: { ana: (rate: Rate) => ({ ...rate, tile: rate.tile + 1 }) } };
  const doubled = { rates: { ana: (rate: Rate) => ({ ...rate, tile: rate.tile * 2 }) }, advantage: ['ana'] };
  const readers = [dearer, doubled].map(
    (touch, index): CarcassonneReader => ({
      id: `add-on-${index}`,
      read: () => ({ view: index, brings: { ...BRINGS_NOTHING, touches: new Map([['road', touch]]) } }),
    }),
  );
  const tied = entryOf<Fact>('road', featureOf(road(3), { ana: 1, bob: 1 }), 1, 'ana');
  const { players } = scoreTable(table, [tied], table.options, readers);
  // (1 + 1) × 2 for each of three tiles, for Ana alone.
  expect([players.ana?.points, players.bob?.points]).toEqual([12, 0]);
});
