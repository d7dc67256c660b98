import { GOODS, type GoodsCount } from '@/lib/rules/carcassonne/goods';

export const NO_GOODS: GoodsCount = { wine: {}, grain: {}, cloth: {} };

/** Reads a count of goods that this phone stored; null if it is none. Counts may be any number. */
export function readGoods(stored: unknown): GoodsCount | null {
  const goods = { ...(stored as Partial<GoodsCount> | null) };
  const isCounted = GOODS.every(
    (good) =>
      typeof goods[good] === 'object' && Object.values(goods[good] ?? {}).every((count) => typeof count === 'number'),
  );
  return isCounted ? { ...NO_GOODS, ...goods } : null;
}
