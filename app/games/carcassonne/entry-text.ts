import type { RowColour } from '@/app/design/card-glyphs';
import type { GlyphName } from '@/app/design/glyph';
import type { NameOf } from '@/app/table/game-words';
import { signed, type Translate } from '@/app/table/words';
import type { ScoringFact } from '@/lib/rules/carcassonne/facts';
import { GOODS, type Tokens } from '@/lib/rules/carcassonne/goods';
import type { Gain } from '@/lib/rules/carcassonne/reasons';

type Sort = 'city' | 'road' | 'monastery' | 'garden' | 'line' | 'farms' | 'goods' | 'adjustment';

/** The sign of what was scored; a road has the colour of its row of cards in the other game, and so on. */
export const SORT_SIGNS: Record<Sort, { row?: RowColour; glyph: GlyphName }> = {
  city: { row: 'blue', glyph: 'city' },
  road: { row: 'red', glyph: 'road' },
  monastery: { row: 'yellow', glyph: 'monastery' },
  garden: { row: 'green', glyph: 'field' },
  farms: { row: 'green', glyph: 'farm' },
  goods: { glyph: 'bag' },
  line: { glyph: 'tally' },
  adjustment: { glyph: 'scales' },
};

/** What kind of thing a fact scores. */
export function sortOf(fact: ScoringFact): Sort {
  if (fact.kind === 'feature') return fact.feature.kind;
  return fact.kind === 'field' ? 'farms' : fact.kind;
}

/** A kind of score by its name. */
export const sortText = (t: Translate, sort: Sort): string =>
  sort === 'line' || sort === 'farms' || sort === 'goods' || sort === 'adjustment'
    ? t(`carcassonne.sort.${sort}`)
    : t(`feature.kind.${sort}`);

/** What was scored, in a few words: "City, unfinished", "Other: the castle". */
export function entryText(t: Translate, fact: ScoringFact): string {
  const feature = sortText(t, sortOf(fact));
  if (fact.kind === 'feature') return t(`carcassonne.entry.${fact.feature.state}`, { feature });
  const label = fact.kind === 'adjustment' ? fact.reason : 'label' in fact ? fact.label : undefined;
  return label ? t('carcassonne.entry.named', { feature, label }) : feature;
}

/** "Wine 3 · Cloth 1"; empty for none. */
export const tokensText = (t: Translate, goods: Tokens): string =>
  GOODS.filter((good) => (goods[good] ?? 0) > 0)
    .map((good) => `${t(`carcassonne.good.${good}`)} ${goods[good]}`)
    .join(' · ');

/** Who took which goods out of a city: nothing else says so before the last count. Empty where nobody took any. */
export function goodsTakenText(t: Translate, fact: ScoringFact, nameOf: NameOf): string {
  const goods = fact.kind === 'feature' && fact.feature.kind === 'city' ? fact.feature.goods : undefined;
  if (!goods) return '';
  return t('carcassonne.entry.goods', { name: nameOf(goods.takenBy), goods: tokensText(t, goods.tokens) });
}

/** Who got how much: "Ana +12, Ștefan +12". */
export const gainsText = (t: Translate, gains: readonly Gain[], nameOf: NameOf): string =>
  gains
    .map(({ player, points }) => t('carcassonne.score.gain', { name: nameOf(player), points: signed(points) }))
    .join(', ');

/** The same where there is less room: all names, and the points once where they are the same for all. */
export function shortGains(t: Translate, gains: readonly Gain[], nameOf: NameOf): string {
  const [first] = gains;
  if (!first || gains.some(({ points }) => points !== first.points)) return gainsText(t, gains, nameOf);
  const names = gains.map(({ player }) => nameOf(player)).join(', ');
  return t('carcassonne.step.gains', { names, points: signed(first.points) });
}
