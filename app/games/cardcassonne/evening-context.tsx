'use client';

import { createContext, type ReactNode, useContext, useDeferredValue, useMemo, useState } from 'react';
import { type Actions, useActions } from '@/app/session/actions';
import type { TableStore } from '@/lib/db/table-store';
import { type Evening, playing, starter, type TotalMoved, totalsMoved } from '@/lib/rules/cardcassonne/index';
import type { Command } from '@/lib/sessions/decide';
import type { Seat } from '@/lib/sessions/events';
import type { Session } from '@/lib/sessions/replay';
import type { Table } from '@/lib/sessions/table';

/** What undo or redo last did, in words; shown in passing. */
export type Passing = { did: 'undo' | 'redo'; what: string; nth: number };

type AtTheTable = {
  id: string;
  session: Session;
  seats: Seat[];
  evening: Evening;
  unreadableFacts: string[];
  nameOf: (player: string) => string;
  seatOf: (player: string) => Seat;
  actions: Actions;
  /** Acts, and remembers by how much that moved totals. True once it is in the log. */
  change: (command: Command) => Promise<boolean>;
  moved: TotalMoved[] | null;
  /** The evening after an action, before the screen has caught up. */
  now: () => Evening;
  passing: Passing | null;
  setPassing: (passing: Passing | null) => void;
};

const Context = createContext<AtTheTable | null>(null);

/** The table around which the screens of this game are built. */
export function useEvening(): AtTheTable {
  const table = useContext(Context);
  if (!table) throw new Error('No Cardcassonne table around this screen');
  return table;
}

type EveningProviderProps = { store: TableStore; table: Table; children: ReactNode };

export function EveningProvider({ store, table: newest, children }: EveningProviderProps) {
  // An entry mostly leads to another screen: its table is shown together with that, not first on the screen it leaves.
  const table = useDeferredValue(newest);
  const actions = useActions(store);
  const [moved, setMoved] = useState<TotalMoved[] | null>(null);
  const [passing, setPassing] = useState<Passing | null>(null);
  const value = useMemo(() => {
    const before = table.view as Evening;
    function now(): Evening {
      const state = store.getSnapshot();
      return state.status === 'ready' ? (state.table.view as Evening) : before;
    }
    function act(command: Command) {
      setPassing(null);
      setMoved(null);
      return actions.act(command);
    }
    async function change(command: Command): Promise<boolean> {
      if (!(await act(command))) return false;
      setMoved(totalsMoved(before, now()));
      return true;
    }
    const seats = new Map(table.seats.map((seat) => [seat.player, seat]));
    const seatOf = (player: string): Seat => seats.get(player) ?? { player, name: '?', colour: 'black' };
    return {
      id: store.id,
      session: table.session,
      seats: table.seats,
      evening: table.view as Evening,
      unreadableFacts: table.unreadableFacts,
      seatOf,
      nameOf: (player: string) => seatOf(player).name,
      ...{ actions: { ...actions, act }, change, now, moved, passing, setPassing },
    };
  }, [store, table, actions, moved, passing]);
  return <Context value={value}>{children}</Context>;
}

/** Who plays a round, in order of play: from its starter, or from the first seat while nobody knows. */
export function inOrderOfPlay(evening: Evening, round: number): string[] {
  const first = Math.max(0, evening.seats.indexOf(starter(evening, round) ?? ''));
  const here = new Set(playing(evening, round));
  return [...evening.seats.slice(first), ...evening.seats.slice(0, first)].filter((player) => here.has(player));
}

/** The players without a claim in a round, in order of play. */
export function toClaim(evening: Evening, round: number): string[] {
  return inOrderOfPlay(evening, round).filter(
    (player) => !evening.claims.some((claim) => claim.round === round && claim.player === player),
  );
}
