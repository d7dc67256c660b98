import type { ComponentType, ReactNode } from 'react';
import { fetched } from '@/app/frame/fetched';
import type { TableStore } from '@/lib/db/table-store';
import type { Table } from '@/lib/sessions/table';

/** What the screens of a game are handed. `table` was read by the rules of that game. */
export type GameScreenProps = {
  store: TableStore;
  table: Table /** Shown until its words are here. */;
  until: ReactNode;
};

/** The screens of every game, loaded when a table of it is opened. A further game is one line. */
export const gameScreens: Record<string, ComponentType<GameScreenProps>> = {
  cardcassonne: fetched(() => import('./cardcassonne/cardcassonne-table')),
  carcassonne: fetched(() => import('./carcassonne/carcassonne-table')),
  'christmas-present': fetched(() => import('./christmas-present/christmas-table')),
  benelux: fetched(() => import('./benelux/benelux-table')),
};
