import { expect, test } from 'vitest';
import { christmasPresent } from './module';
import { CardTable } from './testing/card-table';

const two = (options = {}) => new CardTable(['ana', 'bob'], { countdown: 'hidden', ...options });
const road = (tiles: number, state = 'completed', more = {}) => ({ kind: 'road', state, tiles, ...more });
const city = (tiles: number, coatsOfArms: number, state = 'completed', more = {}) => ({
  ...{ kind: 'city', state, tiles, coatsOfArms },
  ...more,
});
const monastery = (around: number, state = 'unfinished') => ({ kind: 'monastery', state, around });
const field = (cities: number, followers: Record<string, number>, lying?: number[]) => ({
  kind: 'field',
  field: { cities, named: [], followers },
  ...(lying ? { addOns: { 'christmas-present': { lying } } } : {}),
});

/** Ana plays a card with a rate on a feature; what that is refused for, or everybody's points. */
function rated(
  card: Parameters<CardTable['draw']>[1],
  feature: object,
  followers = { ana: 1 } as object,
  options = {},
) {
  const table = two(options);
  table.draw('ana', card);
  const refused = table.score('ana', feature, followers as Record<string, number>, { card: { card, nth: 1 } });
  return refused ?? [table.points('ana'), table.points('bob')];
}

const TIED = { ana: 1, bob: 1 };

test('[XP-14] score 3 gives three points by itself', () => {
  const table = two();
  table.draw('ana', 'score-3');
  expect(table.points('ana')).toBe(0);
  table.play('ana', 'score-3', 1);
  expect(table.base.entries[0]).toMatchObject({
    category: 'christmas-present/cards',
    gains: [{ player: 'ana', points: 3, reasons: [{ item: 'christmas-present/score-3', rule: 'XP-14' }] }],
  });
});

test('[XP-15] an unfinished road gives 2 per tile, an unfinished city 2 and 1 per coat of arms', () => {
  expect(rated('unfinished-road', road(4, 'unfinished'))).toEqual([8, 0]);
  expect(rated('unfinished-city', city(5, 2, 'unfinished'))).toEqual([12, 0]);
  expect(rated('unfinished-road', road(4))).toBe('christmas-present/card-misfit');
});

test('[XP-15] the feature is scored in its turn and not in the last count', () => {
  const table = two();
  table.draw('ana', 'unfinished-road');
  table.score('ana', road(4, 'unfinished'), { ana: 1 }, { card: { card: 'unfinished-road', nth: 1 } });
  expect(table.base.entries[0]).toMatchObject({ step: null, turn: 1, doubts: [] });
});

test('[XP-16] an unfinished cloister gives 1 per tile around it, or 1 and 2, as agreed', () => {
  const plus = { 'christmas-present/unfinishedCloister': 'plus' };
  expect(rated('unfinished-cloister', monastery(5))).toEqual([5, 0]);
  expect(rated('unfinished-cloister', monastery(5), { ana: 1 }, plus)).toEqual([11, 0]);
});

test('[XP-17] a loop gives 2 per tile', () => {
  expect(rated('loop-road', road(4))).toEqual([8, 0]);
});

test('[XP-18] coats of arms are worth 3 in a completed city that has any', () => {
  expect(rated('coats-of-arms-3', city(4, 2))).toEqual([14, 0]);
  expect(rated('coats-of-arms-3', city(4, 0))).toBe('christmas-present/card-without-arms');
});

test('[XP-19] tiles are worth 3 in a completed city without coats of arms', () => {
  expect(rated('no-coats-of-arms-3', city(5, 0))).toEqual([15, 0]);
  expect(rated('no-coats-of-arms-3', city(5, 1))).toBe('christmas-present/card-with-arms');
});

test('[XP-20] on an inn or a cathedral the gain comes on top, or not, as agreed', () => {
  const plain = { 'christmas-present/onInnCathedral': 'plain' };
  expect(rated('loop-road', road(4, 'completed', { inn: true }))).toEqual([16, 0]);
  expect(rated('loop-road', road(4, 'completed', { inn: true }), { ana: 1 }, plain)).toEqual([8, 0]);
  expect(rated('unfinished-road', road(4, 'unfinished', { inn: true }))).toEqual([0, 0]);
});

test('[XP-21] the card needs the majority, a shared one included', () => {
  expect(rated('loop-road', road(4), { ana: 1, bob: 2 })).toBe('christmas-present/no-majority');
  expect(rated('loop-road', road(4), TIED)).toEqual([8, 4]);
});

test('[XP-22] on a shared feature the others score as usual, or gain too, as agreed', () => {
  expect(rated('no-coats-of-arms-3', city(4, 0), TIED)).toEqual([12, 8]);
  expect(rated('no-coats-of-arms-3', city(4, 0), TIED, { 'christmas-present/tiedRateCard': 'all' })).toEqual([12, 12]);
});

test('[XP-23] a lock lies on its feature until that is scored', () => {
  const table = two();
  table.draw('ana', 'lock-city');
  expect(table.play('ana', 'lock-city', 1)).toBe('christmas-present/label-missing');
  table.play('ana', 'lock-city', 1, { label: 'the north city' });
  expect(table.cards.places.lying).toMatchObject([{ nth: 1, label: 'the north city', player: 'ana', ground: 'city' }]);
  expect(table.score('ana', road(3), { bob: 1 }, { lying: [1] })).toBe('christmas-present/not-lying');
  expect(table.score('ana', city(3, 0), { bob: 1 }, { lying: [1] })).toBeNull();
  expect(table.cards.places.lying).toEqual([]);
  expect(table.score('ana', city(4, 0), { bob: 1 }, { lying: [1] })).toBe('christmas-present/not-lying');
});

test('[XP-24] the points of a locked feature wait, with a line of bonuses, and are paid at the end', () => {
  const table = two();
  table.draw('ana', 'lock-city');
  table.play('ana', 'lock-city', 1, { label: 'north' });
  table.score('ana', city(3, 1), { bob: 1 }, { lying: [1] });
  table.enter('ana', { kind: 'christmas-present/held-line', label: 'fairy', points: 3, players: ['bob'] });
  expect(table.points('bob')).toBe(0);
  expect(table.cards.waiting).toMatchObject([
    { entry: 'e2', labels: ['north'], gains: [{ player: 'bob', points: 8, reasons: [{ count: 3 }, { count: 1 }] }] },
    { entry: 'e3', labels: [], gains: [{ player: 'bob', points: 3 }] },
  ]);
  expect(table.base.entries.every(({ doubts }) => doubts.length === 0)).toBe(true);
  table.end();
  expect(table.points('bob')).toBe(11);
  expect(table.cards.waiting).toEqual([]);
  expect(table.base.lastCount.steps.at(-1)).toMatchObject({ step: 'christmas-present/held', points: { bob: 11 } });
});

test('[XP-24] a locked feature that is never completed scores like any other', () => {
  const table = two();
  table.draw('ana', 'lock-road');
  table.play('ana', 'lock-road', 1, { label: 'south' });
  table.end();
  table.score('ana', road(5, 'unfinished'), { bob: 1 }, { lying: [1] });
  expect(table.points('bob')).toBe(5);
});

test('[XP-24] a line that waits needs a label and somebody who sits there', () => {
  const line = { kind: 'christmas-present/held-line', label: 'fairy', points: 3, players: ['bob'] };
  expect(two().enter('ana', { ...line, label: ' ' })).toBe('line-without-label');
  expect(two().enter('ana', { ...line, players: ['zoe'] })).toBe('unknown-player');
});

test('[XP-25] a break-tie card counts when its feature is scored, if its owner is tied then', () => {
  const table = two();
  table.draw('ana', 'break-tie-city');
  table.play('ana', 'break-tie-city', 1, { label: 'north' });
  table.next();
  table.draw('bob', 'break-tie-city');
  table.play('bob', 'break-tie-city', 2, { label: 'north' });
  table.score('bob', city(3, 0), TIED, { lying: [1] });
  expect([table.points('ana'), table.points('bob')]).toEqual([6, 0]);
  table.score('bob', city(4, 0), { ana: 2, bob: 1 }, { lying: [2] });
  expect([table.points('ana'), table.points('bob')]).toEqual([14, 0]);
  expect(table.cards.places.lying).toEqual([]);
});

test('[XP-26] double points gives 2 per follower left in the supply', () => {
  const table = two();
  table.draw('ana', 'double-points');
  table.end();
  expect(table.play('ana', 'double-points', 1)).toBe('christmas-present/followers-missing');
  expect(table.play('ana', 'double-points', 1, { followers: 100 })).toBe('out-of-bounds');
  table.play('ana', 'double-points', 1, { followers: 4 });
  expect(table.base.entries[0]).toMatchObject({ step: 'christmas-present/hands', gains: [{ points: 8 }] });
});

test('[XP-27] the early farm card gives 1 per city of farms that its player controls alone, or shares, as agreed', () => {
  const played = (options = {}) => {
    const table = two(options);
    table.draw('ana', 'early-farm');
    table.end();
    table.play('ana', 'early-farm', 1);
    for (const each of [field(3, { ana: 1 }), field(2, TIED), field(4, { bob: 1 })]) table.enter('ana', each);
    return table.points('ana');
  };
  expect(played()).toBe(9 + 6 + 3);
  expect(played({ 'christmas-present/earlyFarm': 'tied-too' })).toBe(9 + 6 + 5);
});

test('[XP-28] the joint farm card gives 1 per city of farms that its player shares', () => {
  const table = two();
  table.draw('ana', 'joint-farm');
  table.end();
  for (const each of [field(3, { ana: 1 }), field(2, TIED), field(4, { bob: 1 })]) table.enter('ana', each);
  table.play('ana', 'joint-farm', 1);
  expect(table.points('ana')).toBe(9 + 6 + 2);
});

test('[XP-29] break farm tie lies on one farm and settles it', () => {
  const table = two();
  table.draw('ana', 'break-farm-tie');
  table.draw('ana', 'break-tie-road');
  table.play('ana', 'break-tie-road', 2, { label: 'east' });
  table.end();
  expect(table.play('ana', 'break-farm-tie', 1)).toBe('christmas-present/label-missing');
  table.play('ana', 'break-farm-tie', 1, { label: 'mill' });
  expect(table.enter('ana', field(2, TIED, [2]))).toBe('christmas-present/not-lying');
  expect(table.enter('ana', field(2, TIED, [1]))).toBeNull();
  expect([table.points('ana'), table.points('bob')]).toEqual([6, 0]);
});

test('[XP-30] of draw 2 a tile leaves the game; other cards leave it to the table', () => {
  const table = two();
  const { total } = table.base.tiles;
  table.draw('ana', 'draw-2');
  table.draw('ana', 'swap-farm');
  table.play('ana', 'draw-2', 1);
  table.play('ana', 'swap-farm', 1);
  expect(table.base.tiles.total).toBe(total - 1);
  expect(table.base.beside).toHaveLength(4);
  expect([table.points('ana'), table.points('bob')]).toEqual([0, 0]);
});

test('[XP-30] the tile that leaves is counted after somebody counted the stacks, too', () => {
  const table = two();
  table.draw('ana', 'draw-2');
  table.enter('ana', { kind: 'tiles-left', left: 30 });
  table.next();
  expect(table.base.tiles.left).toBe(29);
  table.draw('bob', 'draw-2');
  table.play('bob', 'draw-2', 2);
  expect(table.base.tiles.left).toBe(28);
  table.next();
  expect(table.base.tiles.left).toBe(27);
  table.play('ana', 'draw-2', 1);
  table.enter('ana', { kind: 'tiles-left', left: 25 });
  expect(table.base.tiles.left).toBe(25);
});

test('[XP-32] options have named values, and turn order stays on', () => {
  expect(christmasPresent.refuseOptions({ handLimit: '5-per-deck' }, {})).toBeNull();
  expect(christmasPresent.refuseOptions({ handLimit: '6' }, {})).toMatchObject({ refused: 'unknown-option' });
  expect(christmasPresent.refuseOptions({ colour: 'red' }, {})).toMatchObject({ option: 'christmas-present/colour' });
  expect(christmasPresent.refuseOptions({}, { turns: 'off' })).toEqual({ refused: 'christmas-present/needs-turns' });
  expect(christmasPresent.readSetup(null, {} as never, {})).toMatchObject({ handLimit: '5-in-all', earlyFarm: 'sole' });
  expect(christmasPresent.readSetup(null, {} as never, { handLimit: '6' })).toBeNull();
});

test('[XP-34] a card is played with what it needs', () => {
  const table = two();
  table.draw('ana', 'loop-road');
  expect(table.play('ana', 'loop-road', 1)).toBe('christmas-present/feature-missing');
  table.draw('ana', 'draw-2');
  expect(table.score('ana', road(4), { ana: 1 }, { card: { card: 'draw-2', nth: 2 } })).toBe(
    'christmas-present/no-rate-card',
  );
});
