import type { AddOnFact } from './add-on';
import { GOODS_TOKENS } from './boxes';
import type { Doubt } from './doubts';
import type { ScoringFact } from './facts';
import { GOODS, type Good, type GoodsCount, type Tokens } from './goods';

/** Tokens that a completed city gave, to whom, and by which entry. */
export type Taken = { entry: string; player: string; tokens: Tokens };

/** What the cities gave, as entered. They must be entries that can be scored (CA-36). */
export function goodsTaken(entries: readonly { id: string; fact: ScoringFact | AddOnFact }[]): Taken[] {
  return entries.flatMap(({ id, fact }) => {
    if (fact.kind !== 'feature' || fact.feature.kind !== 'city' || fact.feature.goods === undefined) return [];
    const { takenBy, tokens } = fact.feature.goods;
    return [{ entry: id, player: takenBy, tokens }];
  });
}

/** Tokens of each kind that each of these players has taken so far. */
export function takenBy(taken: readonly Taken[], players: readonly string[]): GoodsCount {
  const of = (good: Good) =>
    Object.fromEntries(
      players.map((player) => [
        player,
        countOf(
          taken.filter((each) => each.player === player),
          good,
        ),
      ]),
    );
  return { wine: of('wine'), grain: of('grain'), cloth: of('cloth') };
}

export const countOf = (taken: readonly Taken[], good: Good): number =>
  taken.reduce((sum, { tokens }) => sum + (tokens[good] ?? 0), 0);

/** Doubts on what an entry took: more of a kind than there is, all cities together (CA-36). */
export const doubtTaken = (taken: readonly Taken[], entry: string): Doubt[] =>
  GOODS.flatMap((good): Doubt[] => {
    const took = taken.some((each) => each.entry === entry && (each.tokens[good] ?? 0) > 0);
    const count = took ? countOf(taken, good) : 0;
    const most = GOODS_TOKENS[good];
    return count > most ? [{ doubt: 'more-tokens-than-exist', good, taken: count, most }] : [];
  });

/** A kind of which the other cities left too few, and the entry that took the last; null: there are enough (CA-36). */
export function usedUp(tokens: Tokens, others: readonly Taken[]) {
  for (const good of GOODS) {
    const [given, left] = [tokens[good] ?? 0, GOODS_TOKENS[good] - countOf(others, good)];
    const entry = others.findLast((each) => (each.tokens[good] ?? 0) > 0)?.entry;
    if (given > left && entry !== undefined) {
      return { refused: 'tokens-used-up', good, given, left: Math.max(0, left), entry } as const;
    }
  }
  return null;
}

/** Doubts on a count of goods: less before a player than the cities gave (CA-37). More may come from elsewhere. */
export const doubtCount = (taken: readonly Taken[], goods: GoodsCount): Doubt[] =>
  [...new Set(taken.map(({ player }) => player))].flatMap((player): Doubt[] => {
    const own = taken.filter((each) => each.player === player);
    const took = tokensOf((good) => countOf(own, good));
    const counted = tokensOf((good) => goods[good][player] ?? 0);
    const isLess = GOODS.some((good) => counted[good] < took[good]);
    return isLess ? [{ doubt: 'fewer-goods-than-taken', player, taken: took, counted }] : [];
  });

const tokensOf = (count: (good: Good) => number): Required<Tokens> => ({
  wine: count('wine'),
  grain: count('grain'),
  cloth: count('cloth'),
});
