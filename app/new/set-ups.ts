import type { ComponentType } from 'react';
import { fetched } from '@/app/frame/fetched';
import type { PlanProps } from './around';
import type { GameId } from './games';
import type { Plan } from './plan';

/** `addOns`: those that the table plays with. */
type Prepared = { setup: unknown; options: Record<string, string>; addOns?: readonly string[] };

/** What a table of a game starts with; null where its rules refuse what was planned. */
export type Prepare = (plan: Plan) => Promise<Prepared | null>;

type SetUp = {
  /** What stands before the seats. */
  before: ComponentType<PlanProps> | null;
  after: ComponentType<PlanProps>;
  prepare: () => Promise<{ default: Prepare }>;
};

/** Each game's own part of the set-up, fetched when the game is chosen. */
export const SET_UPS: Record<GameId, SetUp> = {
  cardcassonne: {
    before: null,
    after: fetched(() => import('./cardcassonne/set-up')),
    prepare: () => import('./cardcassonne/prepare'),
  },
  carcassonne: {
    before: fetched(() => import('./carcassonne/set-up').then((file) => ({ default: file.BoxesFirst }))),
    after: fetched(() => import('./carcassonne/set-up').then((file) => ({ default: file.RulesAfter }))),
    prepare: () => import('./carcassonne/prepare'),
  },
  'christmas-present': {
    before: null,
    after: fetched(() => import('./christmas-present/set-up')),
    prepare: () => import('./christmas-present/prepare'),
  },
  benelux: {
    before: null,
    after: fetched(() => import('./benelux/set-up')),
    prepare: () => import('./benelux/prepare'),
  },
};
