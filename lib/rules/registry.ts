import type { AddOnModule, BaseModule } from './add-on';
import type { GameModule } from './module';

/** Every game that Tallystick scores, loaded when a table of it is opened. A further game is one line. */
const games: Record<string, () => Promise<GameModule>> = {
  cardcassonne: () => import('./cardcassonne/module').then((file) => file.cardcassonne as GameModule),
  carcassonne: () => import('./carcassonne/module').then((file) => file.carcassonne as GameModule),
  'christmas-present': () => import('./christmas-present/alone').then((file) => file.decksAlone as GameModule),
  benelux: () => import('./benelux/alone').then((file) => file.beneluxAlone as GameModule),
};

/** Every add-on, loaded with a table that plays with it. A further add-on is one line. */
const addOns: Record<string, () => Promise<AddOnModule>> = {
  'christmas-present': () => import('./christmas-present/module').then((file) => file.christmasPresent as AddOnModule),
  benelux: () => import('./benelux/module').then((file) => file.benelux as AddOnModule),
};

/** The games and add-ons in which everything lies open: no chest, no hand. */
const OPEN: readonly string[] = ['carcassonne', 'benelux'];

/** Whether anything may be secret at a table of these, their rules not loaded; one that is not known may hide something. */
export const hidesAnything = (ids: readonly string[]): boolean => ids.some((id) => !OPEN.includes(id));

/**
 * The rules of a game by its id, joined with those of the add-ons at the table, in their order. Null: a game or an
 * add-on that this version does not know, or one that does not belong to that game.
 */
export async function gameModule(id: string, addOnIds: readonly string[] = []): Promise<GameModule | null> {
  const [game, ...parts] = await Promise.all([load(games, id), ...addOnIds.map((addOn) => load(addOns, addOn))]);
  if (!game || addOnIds.length === 0) return game;
  const own = parts.filter((part): part is AddOnModule => part?.base === id);
  if (own.length < addOnIds.length || !isBase(game)) return null;
  const { joined } = await import('./joined');
  return joined(game, own) as GameModule;
}

const isBase = (game: GameModule): game is BaseModule => 'viewWith' in game;

const load = async <M>(modules: Record<string, () => Promise<M>>, id: string): Promise<M | null> =>
  Object.hasOwn(modules, id) ? ((await modules[id]?.()) ?? null) : null;
