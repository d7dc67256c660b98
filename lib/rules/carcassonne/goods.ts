import { GOODS_TOKENS } from './boxes';
import { type CountRefusal, refuseCounts } from './counts';
import { type Majority, majorityOf } from './majority';
import { counted, type Gain, gainOf, type Reason } from './reasons';

export type Good = keyof typeof GOODS_TOKENS;

export const GOODS: readonly Good[] = ['wine', 'grain', 'cloth'];

/** Tokens of each kind; a kind that is not named has none. */
export type Tokens = { [Kind in Good]?: number };

/** How many tokens of each kind lie before each player. */
export type GoodsCount = Record<Good, Record<string, number>>;

/** More tokens of a kind than there are (CA-36). */
export type TokensRefusal = { refused: 'too-many-tokens'; good: Good; given: number; most: number };

/** What the goods give, and how the players compare in each kind. */
export type GoodsScore = { majorities: Record<Good, Majority>; gains: Gain[] };

/** The majority of each kind gives this much to everybody who has it (CA-37). */
const PER_KIND = 10;

/** Scores the goods tokens at the end, or says why there cannot be so many (CA-36, CA-37). */
export function scoreGoods(goods: GoodsCount): GoodsScore | CountRefusal | TokensRefusal {
  const refusal = GOODS.reduce<CountRefusal | TokensRefusal | null>(
    (refused, good) => refused ?? refuseTokens(good, goods[good]),
    null,
  );
  if (refusal !== null) return refusal;
  const majorities = {
    wine: majorityOf(goods.wine),
    grain: majorityOf(goods.grain),
    cloth: majorityOf(goods.cloth),
  };
  return { majorities, gains: gainsOf(goods, majorities) };
}

/** Refuses tokens that are no counts, and more of a kind than there are (CA-36). */
export function refuseTokens(
  good: Good,
  tokens: Readonly<Record<string, number>>,
): CountRefusal | TokensRefusal | null {
  const refusal = refuseCounts('tokens', tokens, good);
  if (refusal !== null) return refusal;
  const given = Object.values(tokens).reduce((sum, count) => sum + count, 0);
  const most = GOODS_TOKENS[good];
  return given > most ? { refused: 'too-many-tokens', good, given, most } : null;
}

function gainsOf(goods: GoodsCount, majorities: GoodsScore['majorities']): Gain[] {
  const reasons = new Map<string, Reason[]>();
  for (const good of GOODS) {
    for (const player of majorities[good].winners) {
      const tokens = goods[good][player] ?? 0;
      const reason: Reason = { item: 'goods', good, tokens, ...counted('CA-37', 1, PER_KIND) };
      reasons.set(player, [...(reasons.get(player) ?? []), reason]);
    }
  }
  return [...reasons].map(([player, own]) => gainOf(player, own));
}
