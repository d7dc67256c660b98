import { now } from '@/lib/db/clock';
import { database } from '@/lib/db/database';
import { dropDraft } from '@/lib/db/drafts';
import { startTable } from '@/lib/db/start-table';
import { isBlank } from '@/lib/rules/blank';
import { type GameId, gameOf } from './games';
import { PLAN_KEY, type Plan } from './plan';

/** `addOns`: those that the table plays with. */
type Prepared = { setup: unknown; options: Record<string, string>; addOns?: readonly string[] };

/** What a table of a game starts with; null where its rules refuse what was planned. */
export type Prepare = (plan: Plan) => Promise<Prepared | null>;

const PREPARE: Record<GameId, () => Promise<{ default: Prepare }>> = {
  cardcassonne: () => import('./cardcassonne/prepare'),
  carcassonne: () => import('./carcassonne/prepare'),
  'christmas-present': () => import('./christmas-present/prepare'),
  benelux: () => import('./benelux/prepare'),
};

/** Starts the planned table. Resolves to its id; null where its rules refuse the start. */
export async function startPlanned(plan: Plan): Promise<string | null> {
  const { seating, name } = plan;
  const game = gameOf(plan.game);
  const { default: prepare } = await PREPARE[game]();
  const prepared = await prepare(plan);
  if (prepared === null) return null;
  const db = database();
  const named = isBlank(name) ? '' : name;
  const id = await startTable(db, { game, name: named, seats: seating.seats, ...prepared }, now());
  // The table is there: a plan that stays behind is no reason to hold it back.
  await dropDraft(db, PLAN_KEY, plan).catch(() => undefined);
  return id;
}
