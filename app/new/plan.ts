import type { TallystickDatabase } from '@/lib/db/database';
import { readDraft } from '@/lib/db/drafts';
import { recentTables } from '@/lib/db/tables';
import type { Opening } from '@/lib/rules/cardcassonne/facts';
import type { PlayerColour, Seat } from '@/lib/sessions/events';
import { GAMES, type GameId, gameOf } from './games';
import type { Seating } from './seating';

/** A name being written that has no seat yet. */
export type Newcomer = { name: string; colour: PlayerColour };

/** All that was entered for a table that has not been started. */
export type Plan = {
  /** Left out by plans of the time when there was one game. */
  game?: GameId;
  seating: Seating;
  name: string;
  /** Of the game chosen; what is not named has its default. */
  options: Record<string, string>;
  /** The add-ons on the table, by id; left out: none. */
  addOns?: readonly string[];
  /** Of games that were chosen before, for when they are again. */
  otherOptions?: Partial<Record<GameId, Record<string, string>>>;
  newcomer: Newcomer | null;
  /** Only where rounds of Cardcassonne were played before the phone joined. */
  opening?: Opening;
};

/** The key under which the plan is kept; there is one for the whole phone. */
export const PLAN_KEY = 'new-table';

/** What was entered before; without that, the game and the people of the newest table in their seats. */
export async function startingPoint(db: TallystickDatabase): Promise<Plan> {
  const kept = await readDraft(db, PLAN_KEY);
  if (isPlan(kept)) return kept;
  const [last] = await recentTables(db, 1);
  return samePeople(last?.seats ?? [], last?.game, {});
}

/** The plan of a table for the same people, in their seats and colours. Who is first is open again. */
export function samePeople(
  seats: readonly Seat[],
  id: string | undefined,
  options: Record<string, string>,
  addOns: readonly string[] = [],
): Plan {
  const game = gameOf(id);
  const seating = { seats: seats.slice(0, GAMES[game].most), dealer: null };
  return { game, seating, name: '', options, addOns, newcomer: null };
}

/** The same plan for another game. What was chosen for this one is there again when somebody comes back to it. */
export function forGame({ options, otherOptions, ...plan }: Plan, game: GameId): Plan {
  const others = { ...otherOptions, [gameOf(plan.game)]: options };
  return { ...plan, game, options: others[game] ?? {}, otherOptions: others };
}

/** Whether a draft has the shape of this version. One of another is left alone until the next change replaces it. */
function isPlan(draft: unknown): draft is Plan {
  const plan = draft as Partial<Plan> | null | undefined;
  return Array.isArray(plan?.seating?.seats) && typeof plan.name === 'string' && typeof plan.options === 'object';
}
