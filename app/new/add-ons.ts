import { type Fetched, fetched } from '@/app/frame/fetched';
import type { GlyphName } from '../design/glyph';
import type { PlanProps } from './around';
import type { GameId } from './games';

/** What the set-up of a table needs to know of an add-on. */
type PlannedAddOn = {
  base: GameId;
  glyph: GlyphName;
  /** Turn order stays on: it is not asked whether to keep it. */
  needsTurns: boolean;
  /** Options of the base that go with it. */
  options: Record<string, string>;
  /** Its own part of the screen; the words of its name are common.games and its id. */
  setUp: Fetched<PlanProps>;
};

/** The add-ons that a table can play with, by id. A further add-on is one line. */
export const ADD_ONS = {
  'christmas-present': {
    base: 'carcassonne',
    glyph: 'deck',
    needsTurns: true,
    options: { turns: 'on' },
    setUp: fetched(() => import('./christmas-present/set-up')),
  },
  benelux: {
    base: 'carcassonne',
    glyph: 'chip',
    needsTurns: true,
    options: { map: 'yes', turns: 'on' },
    setUp: fetched(() => import('./benelux/set-up')),
  },
} as const satisfies Record<string, PlannedAddOn>;

export type AddOnId = keyof typeof ADD_ONS;

/** Those of a game. */
export const addOnsOf = (game: GameId): AddOnId[] =>
  (Object.keys(ADD_ONS) as AddOnId[]).filter((id) => ADD_ONS[id].base === game);

/** Those chosen, as far as this version knows them, in the order in which tables name them. */
export const chosenAddOns = (game: GameId, chosen: readonly string[] = []): AddOnId[] =>
  addOnsOf(game).filter((id) => chosen.includes(id));
