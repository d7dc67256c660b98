import type { Fact } from './facts';

/**
 * Whether a fact has the outline that its kind needs, so that reading it cannot fail; what its values may be is judged
 * by the rules. The schemas guard the doors; this keeps the reading of a table total without them.
 */
export function isReadable(fact: unknown): fact is Fact {
  if (!isObject(fact)) return false;
  const { kind } = fact;
  if (typeof kind !== 'string' || !Object.hasOwn(OUTLINES, kind)) return false;
  return OUTLINES[kind]?.(fact) ?? false;
}

type Outline = (fact: Record<string, unknown>) => boolean;

const OUTLINES: Record<string, Outline> = {
  feature: ({ feature, by }) => isFeature(feature) && isScoredBy(by),
  line: ({ label, points, players }) => isText(label) && typeof points === 'number' && isListOf(players, isText),
  adjustment: ({ points, reason }) => typeof points === 'number' && isText(reason),
  field: ({ field }) => isField(field),
  goods: ({ goods }) => isObject(goods) && [goods.wine, goods.grain, goods.cloth].every(isObject),
  next: () => true,
  'on-turn': ({ player }) => isText(player),
  tile: () => true,
  'tiles-left': ({ left }) => typeof left === 'number',
  left: () => true,
  'game-ended': () => true,
  'count-step': ({ step, state }) => isText(step) && ['done', 'skipped', 'open'].includes(state as string),
};

function isFeature(feature: unknown): boolean {
  if (!isObject(feature)) return false;
  const { kind, state, goods } = feature;
  if (kind === 'monastery' || kind === 'garden') return ['completed', 'unfinished', 'abbot'].includes(state as string);
  if (kind !== 'road' && kind !== 'city') return false;
  return (state === 'completed' || state === 'unfinished') && (goods === undefined || isGoods(goods));
}

const isGoods = (goods: unknown): boolean => isObject(goods) && isText(goods.takenBy) && isObject(goods.tokens);

const isScoredBy = (by: unknown): boolean =>
  isObject(by) && ('followers' in by ? isObject(by.followers) : isListOf(by.scorers, isText));

function isField(field: unknown): boolean {
  if (!isObject(field)) return false;
  const { named, followers, pigs } = field;
  return isListOf(named, isText) && isObject(followers) && (pigs === undefined || isObject(pigs));
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isListOf = (value: unknown, is: (each: unknown) => boolean): boolean => Array.isArray(value) && value.every(is);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
