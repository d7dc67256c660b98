import { expect, test } from 'vitest';
import type { AddOnModule } from '../rules/add-on';
import type { TableView } from '../rules/carcassonne';
import { type AddOnScore, BRINGS_NOTHING, type CarcassonneTypes, type Touch } from '../rules/carcassonne/add-on';
import { carcassonne } from '../rules/carcassonne/module';
import { gainOf } from '../rules/carcassonne/reasons';
import { asGame, joined } from '../rules/joined';
import { decide } from './decide';
import type { SessionEvent } from './events';
import { replay } from './replay';
import { readTable, tableRow } from './table';

/*
 * Two invented add-ons of Carcassonne prove the contract. Bells: a bell rings for as many points as the option says, a
 * bell laid on a road makes it dearer for its owner, and rung bells may be counted once more at the end. Moons: a moon
 * laid on a feature counts as one follower more for a tie and may keep the points back until the end, and three tiles
 * lie under the moon.
 */

type BellFact = { kind: 'bells/rung' | 'bells/counted' };
type Bells = { each: number; hung: number };
type BellView = { rung: number };

const bells: AddOnModule<Bells, BellFact, BellView, CarcassonneTypes> = {
  id: 'bells',
  base: 'carcassonne',
  version: 3,
  readSetup: (raw, _base, { each = '2' }) => {
    const { hung } = (raw ?? {}) as { hung?: number };
    return hung === undefined ? null : { each: Number(each), hung };
  },
  readFact: (raw) => {
    const { kind } = raw as BellFact;
    return kind === 'bells/rung' || kind === 'bells/counted' ? { kind } : null;
  },
  readCarried: (raw) => (typeof raw === 'string' ? raw : null),
  read({ each }, { entries }) {
    const own = entries.filter(({ entry }) => entry.fact.kind.startsWith('bells/'));
    const touches = entries.flatMap(({ entry: { id, fact } }): [string, Touch][] => {
      const owner = 'addOns' in fact ? fact.addOns?.bells : undefined;
      if (typeof owner !== 'string') return [];
      return [[id, { rates: { [owner]: (rate) => ({ ...rate, rule: 'BE-02', tile: rate.tile * 2 }) } }]];
    });
    const scores = own.map(({ entry, player }): [string, AddOnScore] => {
      const step = entry.fact.kind === 'bells/counted' ? ('bells/count' as const) : null;
      const reasons = [{ item: 'bells/bell', rule: 'BE-01', count: 1, each, points: each } as const];
      return [entry.id, { category: 'bells/rung', step, gains: [gainOf(player ?? '', reasons)], doubts: [] }];
    });
    return {
      view: { rung: own.length },
      brings: { ...BRINGS_NOTHING, scores: new Map(scores), touches: new Map(touches), steps: ['bells/count'] },
    };
  },
  refuse: ({ setup, own }) => (own.rung < setup.hung ? null : { refused: 'bells/all-rung', hung: setup.hung }),
  refuseOptions: ({ each = '2' }) => (Number(each) > 0 ? null : { refused: 'unknown-option', option: 'bells/each' }),
};

const moons: AddOnModule<null[], never, { moons: number }, CarcassonneTypes> = {
  id: 'moons',
  base: 'carcassonne',
  version: 1,
  readSetup: () => [],
  readFact: () => null,
  readCarried: (raw) => raw,
  read(_setup, { entries }) {
    const touches = entries.flatMap(({ entry: { id, fact } }): [string, Touch][] => {
      const moon = 'addOns' in fact ? (fact.addOns?.moons as { of: string; held?: boolean } | undefined) : undefined;
      if (moon === undefined) return [];
      return [[id, { advantage: [moon.of], ...(moon.held ? { step: 'moons/held' as const } : {}) }]];
    });
    const brings = { ...BRINGS_NOTHING, touches: new Map(touches), steps: ['moons/held'] as const, tilesOut: 3 };
    return { view: { moons: touches.length }, brings };
  },
  refuse: () => null,
  refuseBase: ({ own }, fact) => (fact.kind === 'next' && own.moons > 1 ? { refused: 'moons/full' } : null),
  refuseOptions: (_own, { turns }) => (turns === 'off' ? { refused: 'moons/needs-turns' } : null),
};

const game = joined(carcassonne, [bells, moons]);

const seats = ['ana', 'bob'].map((player) => ({ player, name: player, colour: 'red' as const }));
const options = { innsAndCathedrals: 'yes', 'bells/each': '2' };
const setup = { firstPlayer: 'ana', addOns: { bells: { hung: 2 } } };

/** A table, and its log after each of these commands; the codes of those that were refused. */
function played(...commands: Parameters<typeof decide>[2][]) {
  const start = { type: 'started', game: 'carcassonne', rules: 1, addOns: { bells: 3, moons: 1 } } as const;
  const header = (seq: number) => ({ v: 1 as const, id: `e${seq}`, device: 'd', at: seq, sessionId: 's', seq });
  let log: SessionEvent[] = [{ ...header(0), ...start, name: '', seats, setup, options }];
  const refused: string[] = [];
  for (const command of commands) {
    const body = decide(game, readTable(game, replay('s', log)), command);
    if ('refused' in body) refused.push(body.refused);
    else log = [...log, { ...header(log.length), ...body }];
  }
  const table = readTable(game, replay('s', log));
  return { table, view: table.view as TableView, refused, row: tableRow(game, table) };
}

const record = (fact: object, player = 'ana', round?: number) =>
  ({ do: 'record', place: round === undefined ? { player } : { round, player }, fact }) as const;
const road = (by: object, addOns?: object) => ({
  kind: 'feature',
  feature: { kind: 'road', state: 'completed', tiles: 4 },
  by,
  ...(addOns ? { addOns } : {}),
});
const tie = { followers: { ana: 1, bob: 1 } };
const points = ({ players }: TableView) => [players.ana?.points, players.bob?.points];

test('facts of base and add-ons share one log, and stand in one ledger with their reasons', () => {
  const { view, table, row } = played(record({ kind: 'bells/rung' }), record(road(tie)), record({ kind: 'next' }));
  expect(table.unreadableFacts).toEqual([]);
  expect(view.entries.map(({ category }) => category)).toEqual(['bells/rung', 'road']);
  expect(points(view)).toEqual([6, 4]);
  expect(view.addOns).toEqual({ bells: { rung: 1 }, moons: { moons: 0 } });
  expect(view.turn).toMatchObject({ turn: 2, player: 'bob' });
  expect(row).toMatchObject({ game: 'carcassonne', rules: 1, addOns: { bells: 3, moons: 1 } });
  expect(row?.summary?.players[0]).toMatchObject({ points: 6, byReason: { road: 4, 'bells/rung': 2 } });
});

test('a rate is changed for one feature, and for one player of it', () => {
  expect(points(played(record(road(tie, { bells: 'ana' }))).view)).toEqual([8, 4]);
  expect(played(record(road(tie, { bells: 'ana' }))).view.entries[0]?.gains[0]?.reasons).toEqual([
    { item: 'tiles', rule: 'BE-02', count: 4, each: 2, points: 8 },
  ]);
});

test('strength is added where followers are tied, and only there', () => {
  expect(points(played(record(road(tie, { moons: { of: 'bob' } }))).view)).toEqual([0, 4]);
  const ahead = { followers: { ana: 2, bob: 1 } };
  expect(points(played(record(road(ahead, { moons: { of: 'bob' } }))).view)).toEqual([4, 0]);
});

test('two add-ons touch the same feature, and one keeps its points back until the last count', () => {
  const { view } = played(
    record(road(tie, { bells: 'ana', moons: { of: 'ana', held: true } })),
    record({ kind: 'next' }),
  );
  expect(points(view)).toEqual([8, 0]);
  expect(view.entries[0]).toMatchObject({ step: 'moons/held', majority: { settled: ['ana', 'bob'] } });
});

test('steps follow those of the base in the last count, in the order of the add-ons', () => {
  const count = { kind: 'count-step', step: 'bells/count', state: 'done' };
  const { view, refused } = played(
    record({ kind: 'bells/counted' }, 'bob'),
    record({ kind: 'game-ended' }),
    record(count),
  );
  expect(refused).toEqual([]);
  expect(view.lastCount.steps.map(({ step }) => step)).toEqual([
    ...['roads', 'cities', 'monasteries', 'farms', 'bells/count', 'moons/held'],
  ]);
  expect(view.lastCount.steps[4]).toMatchObject({ state: 'done', points: { bob: 2 } });
});

test('tiles that never come are no part of the countdown', () => {
  expect(played().view.tiles).toMatchObject({ total: 72 + 18 - 3, left: 72 + 18 - 3 - 1 });
});

test('an add-on refuses its own facts, objects to those of the base, and the base minds turns and seats', () => {
  const ring = record({ kind: 'bells/rung' });
  expect(played(ring, ring, ring).refused).toEqual(['bells/all-rung']);
  expect(played(record({ kind: 'bells/rung' }, 'zoe')).refused).toEqual(['unknown-player']);
  expect(played(record({ kind: 'bells/rung' }, 'ana', 2)).refused).toEqual(['no-such-turn']);
  const moon = record(road(tie, { moons: { of: 'ana' } }));
  expect(played(moon, moon, record({ kind: 'next' })).refused).toEqual(['moons/full']);
});

test('options are those of the base and of each add-on, which may object to one of the base', () => {
  const change = (changed: Record<string, string>) => ({ do: 'change-options', options: changed }) as const;
  expect(points(played(change({ 'bells/each': '5' }), record({ kind: 'bells/rung' })).view)).toEqual([5, 0]);
  expect(played(change({ 'bells/each': '0' })).refused).toEqual(['unknown-option']);
  expect(played(change({ turns: 'off' })).refused).toEqual(['moons/needs-turns']);
  expect(played(change({ 'suns/each': '1' })).refused).toEqual(['unknown-option']);
  expect(played(change({ farms: 'second', 'bells/each': '1' })).refused).toEqual([]);
});

test('a fact of an add-on that is not at the table, or that it cannot read, is reported and never scored', () => {
  const alone = joined(carcassonne, [moons]);
  expect(alone.readFact({ kind: 'bells/rung' })).toBeNull();
  expect(carcassonne.readFact({ kind: 'bells/rung' })).toBeNull();
  expect(game.readFact({ kind: 'bells/burnt' })).toBeNull();
  expect(game.readFact(road(tie, { bells: 7 }))).toBeNull();
  expect(alone.readFact(road(tie, { bells: 7, moons: { of: 'ana' } }))).toMatchObject({
    addOns: { bells: 7, moons: { of: 'ana' } },
  });
});

test('a table whose add-on does not understand its setup is not read', () => {
  expect(game.readSetup({ firstPlayer: 'ana' }, ['ana', 'bob'], options)).toBeNull();
  expect(game.readSetup(setup, ['ana', 'bob'], options)).toMatchObject({ addOns: { bells: { each: 2, hung: 2 } } });
});

test('an add-on without its base’s scoring is a game under its own id', () => {
  expect(asGame('bells', game)).toMatchObject({ id: 'bells', version: 1 });
});
