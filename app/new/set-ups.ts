import { type Fetched, fetched } from '@/app/frame/fetched';
import type { PlanProps } from './around';
import type { GameId } from './games';

type SetUp = {
  /** What stands before the seats. */
  before: Fetched<PlanProps> | null;
  after: Fetched<PlanProps>;
};

/** Each game's own part of the set-up. */
export const SET_UPS: Record<GameId, SetUp> = {
  cardcassonne: { before: null, after: fetched(() => import('./cardcassonne/set-up')) },
  carcassonne: {
    before: fetched(() => import('./carcassonne/set-up').then((file) => ({ ...file, default: file.BoxesFirst }))),
    after: fetched(() => import('./carcassonne/set-up').then((file) => ({ ...file, default: file.RulesAfter }))),
  },
  'christmas-present': { before: null, after: fetched(() => import('./christmas-present/set-up')) },
  benelux: { before: null, after: fetched(() => import('./benelux/set-up')) },
};

/** All of them, for whoever changes the game: one that is not here yet would be waited for. */
export const EVERY_SET_UP = Object.keys(SET_UPS).map((game) => ({ come: () => fetchSetUp(game as GameId) }));

/**
 * Resolves when all that a table of that game is set up with is here: from then on none of it arrives later and pushes
 * away what somebody is about to tap.
 */
export async function fetchSetUp(game: GameId): Promise<void> {
  const { before, after } = SET_UPS[game];
  await Promise.all([before?.come(), after.come()]);
}
