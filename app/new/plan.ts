import type { TallystickDatabase } from '@/lib/db/database';
import { readDraft } from '@/lib/db/drafts';
import { recentTables } from '@/lib/db/tables';
import { MOST_PLAYERS } from '@/lib/rules/cardcassonne/deck';
import type { Opening, Options } from '@/lib/rules/cardcassonne/facts';
import { DEFAULT_OPTIONS } from '@/lib/rules/cardcassonne/options';
import type { PlayerColour, Seat } from '@/lib/sessions/events';
import type { Seating } from './seating';

/** A name being written that has no seat yet. */
export type Newcomer = { name: string; colour: PlayerColour };

/** All that was entered for a table that has not been started. */
export type Plan = {
  seating: Seating;
  name: string;
  options: Options;
  newcomer: Newcomer | null;
  /** Only where rounds were played before the phone joined. */
  opening?: Opening;
};

/** The key under which the plan is kept; there is one for the whole phone. */
export const PLAN_KEY = 'new-table';

/** What was entered before; without that, the people of the newest table in their seats. */
export async function startingPoint(db: TallystickDatabase): Promise<Plan> {
  const kept = await readDraft(db, PLAN_KEY);
  if (isPlan(kept)) return kept;
  const [last] = await recentTables(db, 1);
  return samePeople(last?.seats ?? [], DEFAULT_OPTIONS);
}

/** The plan of a table for the same people, in their seats and colours. Who deals first is open again. */
export function samePeople(seats: readonly Seat[], options: Options): Plan {
  return { seating: { seats: seats.slice(0, MOST_PLAYERS), dealer: null }, name: '', options, newcomer: null };
}

/** Whether a draft has the shape of this version. One of another is left alone until the next change replaces it. */
function isPlan(draft: unknown): draft is Plan {
  const plan = draft as Partial<Plan> | null | undefined;
  return Array.isArray(plan?.seating?.seats) && typeof plan.name === 'string' && typeof plan.options === 'object';
}
