import type { Entry, Place } from '../../entry';
import { WITHOUT_TABLE } from '../boxes';
import type { Fact, FeatureFact, FieldFact, Setup } from '../facts';
import type { City, Feature, Road, Surrounded } from '../feature';
import type { Field } from '../field';
import type { GoodsCount } from '../goods';
import { DEFAULT_OPTIONS, type Options } from '../options';

/** A table of these players in seat order with every box; the first of them has the first turn. */
export const setupOf = (players: string[], options: Partial<Options> = {}): Setup => ({
  players,
  firstPlayer: players[0] ?? '',
  options: { ...WITHOUT_TABLE, ...options },
});

/** The same with the base box alone. */
export const baseSetupOf = (players: string[], options: Partial<Options> = {}): Setup => ({
  ...setupOf(players),
  options: { ...DEFAULT_OPTIONS, ...options },
});

export const road = (tiles: number, more: Partial<Road> = {}): Road => ({
  kind: 'road',
  state: 'completed',
  tiles,
  ...more,
});

export const city = (tiles: number, coatsOfArms = 0, more: Partial<City> = {}): City => ({
  kind: 'city',
  state: 'completed',
  tiles,
  coatsOfArms,
  ...more,
});

export const monastery = (around: number, state: Surrounded['state'] = 'completed'): Surrounded => ({
  kind: 'monastery',
  state,
  around,
});

export const garden = (around: number, state: Surrounded['state'] = 'completed'): Surrounded => ({
  kind: 'garden',
  state,
  around,
});

/** A feature, and who has how many followers on it or (a list) who scores. */
export const featureOf = (feature: Feature, by: Record<string, number> | string[]): FeatureFact => ({
  kind: 'feature',
  feature,
  by: Array.isArray(by) ? { scorers: by } : { followers: by },
});

/** A field with so many cities of its own, or with named ones. */
export const field = (
  cities: number | string[],
  followers: Record<string, number>,
  more: Partial<Field> = {},
): Field => ({
  cities: Array.isArray(cities) ? 0 : cities,
  named: Array.isArray(cities) ? cities : [],
  followers,
  ...more,
});

export const fieldOf = (...[cities, followers, more]: Parameters<typeof field>): FieldFact => ({
  kind: 'field',
  field: field(cities, followers, more),
});

export const goodsOf = (goods: Partial<GoodsCount>): Fact => ({
  kind: 'goods',
  goods: { wine: {}, grain: {}, cloth: {}, ...goods },
});

/** An entry in a turn, of a player; without them where none are given. */
export const entryOf = <F = Fact>(id: string, fact: F, round?: number, player?: string): Entry<F> => ({
  id,
  place: placeOf(round, player),
  fact,
});

export const placeOf = (round?: number, player?: string): Place => ({
  ...(round === undefined ? {} : { round }),
  ...(player === undefined ? {} : { player }),
});

/** Turns 1 to `turns`, each passed. */
export const passed = (turns: number): Entry<Fact>[] =>
  Array.from({ length: turns }, (_, index) => entryOf(`next${index + 1}`, { kind: 'next' }, index + 1));

export const ended: Entry<Fact> = entryOf('ended', { kind: 'game-ended' });
