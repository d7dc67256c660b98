import { type Expansion, tilesInBoxes } from './boxes';
import { type CountRefusal, refuseCount } from './counts';
import { type City, type Feature, isSurrounded, type Surrounded } from './feature';
import { GOODS, refuseTokens, type TokensRefusal } from './goods';
import type { Options } from './options';

/** The options that say what there can be. */
export type BoundOptions = Pick<Options, Expansion | 'map'>;

/** Why there cannot be such a feature. */
export type FeatureRefusal =
  | CountRefusal
  | TokensRefusal
  /** A monastery or garden is not complete with so few tiles around it, unless a map closes it (CA-19). */
  | { refused: 'not-complete'; feature: Surrounded['kind']; around: number; needed: number }
  /** A city that is not completed gives no goods (CA-36). */
  | { refused: 'goods-of-unfinished' };

/** Tiles around a complete monastery or garden (CA-19). */
export const AROUND = 8;

/** Refuses counts that no feature has, and more than the boxes hold (CA-19, CA-20, CA-36). */
export function refuseFeature(feature: Feature, options: BoundOptions): FeatureRefusal | null {
  if (isSurrounded(feature)) return refuseSurrounded(feature, options);
  const most = tilesInBoxes(options);
  const refusal = refuseCount('tiles', feature.tiles, 1, most);
  if (refusal !== null || feature.kind === 'road') return refusal;
  return refuseCount('coats-of-arms', feature.coatsOfArms, 0, most) ?? refuseGoods(feature);
}

function refuseSurrounded({ kind, state, around }: Surrounded, { map }: BoundOptions): FeatureRefusal | null {
  const refusal = refuseCount('around', around, 0, AROUND);
  if (refusal !== null) return refusal;
  const isIncomplete = state === 'completed' && around < AROUND && map === 'no';
  return isIncomplete ? { refused: 'not-complete', feature: kind, around, needed: AROUND } : null;
}

function refuseGoods({ state, goods }: City): FeatureRefusal | null {
  if (goods === undefined) return null;
  for (const good of GOODS) {
    const refusal = refuseTokens(good, { [goods.takenBy]: goods.tokens[good] ?? 0 });
    if (refusal !== null) return refusal;
  }
  return state === 'completed' ? null : { refused: 'goods-of-unfinished' };
}
