import { type Farm, freshField, readFarm } from '@/app/games/carcassonne/count/farm';
import type { FarmSet } from '@/lib/rules/carcassonne/farms';
import { OPTION_VALUES } from '@/lib/rules/carcassonne/options';

/** The farms as they were counted, by which of the three sets, and which card is open. */
export type FarmsInput = { farms: Farm[]; set: FarmSet; open: string | null };

export const NO_FARMS: FarmsInput = { farms: [], set: OPTION_VALUES.farms[0], open: null };

/** The same farms and one more, whose card is open. */
export function withFarm(input: FarmsInput): FarmsInput {
  const id = String(1 + Math.max(0, ...input.farms.map((farm) => Number(farm.id))));
  return { ...input, farms: [...input.farms, { id, label: '', field: freshField() }], open: id };
}

/** Reads farms that this phone stored; null if they are none. Counts may be any number. */
export function readFarms(stored: unknown): FarmsInput | null {
  const { farms, set, open } = { ...(stored as Partial<FarmsInput> | null) };
  const known = OPTION_VALUES.farms.find((each) => each === set);
  if (!known || !Array.isArray(farms)) return null;
  const read = farms.flatMap((farm) => readFarm(farm) ?? []);
  return { farms: read, set: known, open: typeof open === 'string' ? open : null };
}
