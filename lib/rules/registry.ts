import type { GameModule } from './module';

/** Every game that Tallystick scores, loaded when a table of it is opened. A further game is one line. */
const games: Record<string, () => Promise<GameModule>> = {
  cardcassonne: () => import('./cardcassonne/module').then((file) => file.cardcassonne as GameModule),
  carcassonne: () => import('./carcassonne/module').then((file) => file.carcassonne as GameModule),
};

/** The rules of a game by its id. Null: a game that this version does not know. */
export async function gameModule(id: string): Promise<GameModule | null> {
  return Object.hasOwn(games, id) ? ((await games[id]?.()) ?? null) : null;
}
