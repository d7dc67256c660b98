import { expect, test } from 'vitest';
import type { Entry } from '../entry';
import { refuseFact } from './decide';
import type { CountStepFact, Fact } from './facts';
import { scoreTable } from './table';
import {
  baseSetupOf,
  city,
  ended,
  entryOf,
  featureOf,
  fieldOf,
  garden,
  goodsOf,
  monastery,
  passed,
  road,
  setupOf,
} from './testing/tables';

const table = setupOf(['ana', 'bob']);
const lastCount = (entries: Entry<Fact>[], setup = table) => scoreTable(setup, entries).lastCount;
const step = (name: string, state: CountStepFact['state']): Entry<Fact> =>
  entryOf(`${name} ${state}`, { kind: 'count-step', step: name, state });
const unfinished = { state: 'unfinished' } as const;

test('[CA-07] the last count begins when somebody says that the game has ended', () => {
  expect(lastCount([])).toMatchObject({ begun: null, complete: false });
  expect(lastCount([ended])).toMatchObject({ begun: 'ended', next: 'roads', complete: false });
  expect(lastCount([ended, entryOf('again', { kind: 'game-ended' })]).begun).toBe('ended');
});

test('[CA-40] its steps are offered by the boxes on the table', () => {
  const steps = (setup = table) => lastCount([], setup).steps.map((each) => each.step);
  expect(steps()).toEqual(['roads', 'cities', 'monasteries', 'gardens', 'farms', 'goods']);
  expect(steps(baseSetupOf(['ana', 'bob']))).toEqual(['roads', 'cities', 'monasteries', 'farms']);
  expect(steps(baseSetupOf(['ana', 'bob'], { abbot: 'yes' }))).toEqual([
    'roads',
    'cities',
    'monasteries',
    'gardens',
    'farms',
  ]);
});

test('[CA-40] a step that entries belong to is shown without its box', () => {
  const entries = [ended, entryOf<Fact>('1', featureOf(garden(3, 'unfinished'), ['ana']))];
  expect(lastCount(entries, baseSetupOf(['ana', 'bob'])).steps.map((each) => each.step)).toContain('gardens');
});

test('[CA-40] steps are done, skipped and opened again; the walk goes on at the first open one', () => {
  const walked = [ended, step('roads', 'done'), step('cities', 'skipped'), step('farms', 'done')];
  expect(lastCount(walked)).toMatchObject({
    next: 'monasteries',
    complete: false,
    steps: [
      { step: 'roads', state: 'done' },
      { step: 'cities', state: 'skipped' },
      { step: 'monasteries', state: 'open' },
      { step: 'gardens', state: 'open' },
      { step: 'farms', state: 'done' },
      { step: 'goods', state: 'open' },
    ],
  });
  expect(lastCount([...walked, step('roads', 'open')]).next).toBe('roads');
  const rest = ['monasteries', 'gardens', 'goods'].map((name) => step(name, 'skipped'));
  expect(lastCount([...walked, ...rest])).toMatchObject({ next: null, complete: true });
});

test('[CA-40] a step is one that is offered, once the game has ended', () => {
  const refuse = (entries: Entry<Fact>[], name: string, setup = table) =>
    refuseFact(setup, scoreTable(setup, entries), step(name, 'done').fact, {});
  expect(refuse([ended], 'farms')).toBeNull();
  expect(refuse([], 'farms')).toEqual({ refused: 'not-ended' });
  expect(refuse([ended], 'moon')).toEqual({ refused: 'no-such-step', step: 'moon' });
  expect(refuse([ended], 'goods', baseSetupOf(['ana', 'bob']))).toEqual({ refused: 'no-such-step', step: 'goods' });
});

test('[CA-40] each step knows its entries and what they give', () => {
  const entries = [
    ended,
    entryOf<Fact>('1', featureOf(road(3, unfinished), { ana: 1 })),
    entryOf<Fact>('2', featureOf(road(2, unfinished), { ana: 1, bob: 1 })),
    entryOf<Fact>('3', goodsOf({ wine: { bob: 2 } })),
  ];
  expect(lastCount(entries).steps).toMatchObject([
    { step: 'roads', entries: ['1', '2'], points: { ana: 5, bob: 2 } },
    { step: 'cities', entries: [], points: {} },
    { step: 'monasteries' },
    { step: 'gardens' },
    { step: 'farms', points: {} },
    { step: 'goods', entries: ['3'], points: { bob: 10 } },
  ]);
});

test('[CA-41] the last count comes after all turns, step by step, whenever it was entered', () => {
  const entries = [
    entryOf<Fact>('goods', goodsOf({ wine: { ana: 1 } })),
    entryOf<Fact>('field', fieldOf(2, { ana: 1 })),
    entryOf<Fact>('garden', featureOf(garden(3, 'unfinished'), ['bob'])),
    ended,
    entryOf<Fact>('city', featureOf(city(2, 0, unfinished), ['bob']), 1),
    entryOf<Fact>('monastery', featureOf(monastery(4, 'unfinished'), ['bob'])),
    entryOf<Fact>('road', featureOf(road(2, unfinished), ['bob'])),
    entryOf<Fact>('second turn', featureOf(road(2), ['ana']), 2),
    entryOf<Fact>('first turn', featureOf(garden(2, 'abbot'), ['ana']), 1),
    ...passed(1),
  ];
  const view = scoreTable(table, entries);
  expect(view.entries.map(({ entry, turn, step: of }) => [entry.id, turn, of])).toEqual([
    ['first turn', 1, null],
    ['second turn', 2, null],
    ['road', null, 'roads'],
    ['city', null, 'cities'],
    ['monastery', null, 'monasteries'],
    ['garden', null, 'gardens'],
    ['field', null, 'farms'],
    ['goods', null, 'goods'],
  ]);
  expect(view.entries.flatMap(({ doubts }) => doubts)).toEqual([]);
});

test('[CA-41] what belongs to the last count stands before it with a doubt', () => {
  const early = entryOf<Fact>('1', featureOf(road(2, unfinished), ['bob']));
  expect(scoreTable(table, [early]).entries[0]?.doubts).toEqual([{ doubt: 'before-the-end' }]);
  expect(refuseFact(table, scoreTable(table, []), early.fact, {})).toBeNull();
});
