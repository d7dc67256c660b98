'use client';

import { type AtTheTable, useAtTable } from '@/app/table/table-context';
import type { ScoringFact } from '@/lib/rules/carcassonne/facts';
import type { ScoredEntry } from '@/lib/rules/carcassonne/scored-entry';
import type { TableView } from '@/lib/rules/carcassonne/table';
import type { Place } from '@/lib/rules/entry';
import type { CarcassonneWords } from './table-words';

/** The table around which the screens of this game are built. */
export const useCarcassonne = () => useAtTable<TableView>() as AtTheTable<TableView> & { words: CarcassonneWords };

/** Where something that happens now belongs: in the turn being played; nowhere in particular where no turns are kept. */
export const placeNow = ({ turn }: TableView): Place => (turn === null ? {} : placeOf(turn));

/** A turn as the place of an entry. */
export const placeOf = ({ turn, player }: { turn: number; player: string | null }): Place =>
  player === null ? { round: turn } : { round: turn, player };

/** Whether the stacks are empty, as far as the table counts tiles: what is left to do is to end the game. */
export const isOutOfTiles = ({ tiles, options, lastCount }: TableView): boolean =>
  tiles.left === 0 && options.countdown === 'shown' && lastCount.begun === null;

/** An entry that the base game itself reads. */
export type OwnEntry = ScoredEntry & { entry: { fact: ScoringFact } };

/** The entries that the base game itself reads, in the order of the ledger. */
export const ownEntries = ({ entries }: TableView): OwnEntry[] =>
  entries.filter((scored): scored is OwnEntry => !scored.entry.fact.kind.includes('/'));

/** The entry of that id, if it is one of the base game's own that gives points. */
export const entryOf = (view: TableView, id: string | null): OwnEntry | undefined =>
  ownEntries(view).find(({ entry }) => entry.id === id);
