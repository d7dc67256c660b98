'use client';

import { createContext, type ReactNode, startTransition, useContext, useDeferredValue, useMemo, useState } from 'react';
import { type Actions, useActions } from '@/app/session/actions';
import type { TableStore } from '@/lib/db/table-store';
import { type TotalMoved, type Totals, totalsMoved } from '@/lib/rules/totals-moved';
import type { Command } from '@/lib/sessions/decide';
import type { Seat } from '@/lib/sessions/events';
import type { Session } from '@/lib/sessions/replay';
import type { Table } from '@/lib/sessions/table';
import type { GameWords } from './game-words';

/** What undo or redo last did, in words; shown in passing. */
export type Passing = { did: 'undo' | 'redo'; what: string; nth: number };

export type AtTheTable<V extends Totals = Totals> = {
  id: string;
  session: Session;
  seats: Seat[];
  view: V;
  unreadableFacts: string[];
  nameOf: (player: string) => string;
  seatOf: (player: string) => Seat;
  actions: Actions;
  /** Acts, and remembers by how much that moved totals. True once it is in the log. */
  change: (command: Command) => Promise<boolean>;
  moved: TotalMoved[] | null;
  /** The table after an action, before the screen has caught up. */
  now: () => V;
  passing: Passing | null;
  setPassing: (passing: Passing | null) => void;
  words: GameWords<V>;
};

const Context = createContext<unknown>(null);

/** The table around which the screens are built; `V` is the view that its game's rules read. */
export function useAtTable<V extends Totals = Totals>(): AtTheTable<V> {
  const table = useContext(Context);
  if (!table) throw new Error('No table around this screen');
  return table as AtTheTable<V>;
}

type TableProviderProps<V> = { store: TableStore; table: Table; words: GameWords<V>; children: ReactNode };

export function TableProvider<V extends Totals>({ store, table: newest, words, children }: TableProviderProps<V>) {
  // An entry mostly leads to another screen: its table is shown together with that, not first on the screen it leaves.
  const table = useDeferredValue(newest);
  const actions = useActions(store);
  const [moved, setMoved] = useState<TotalMoved[] | null>(null);
  const [passing, setPassing] = useState<Passing | null>(null);
  const value = useMemo((): AtTheTable<V> => {
    const before = table.view as V;
    function now(): V {
      const state = store.getSnapshot();
      return state.status === 'ready' ? (state.table.view as V) : before;
    }
    function act(command: Command) {
      // Not urgent: the write is on its way before the screen is drawn anew.
      startTransition(() => {
        setPassing(null);
        setMoved(null);
      });
      return actions.act(command);
    }
    async function change(command: Command): Promise<boolean> {
      if (!(await act(command))) return false;
      startTransition(() => setMoved(totalsMoved(before, now())));
      return true;
    }
    const seats = new Map(table.seats.map((seat) => [seat.player, seat]));
    const seatOf = (player: string): Seat => seats.get(player) ?? { player, name: '?', colour: 'black' };
    return {
      id: store.id,
      session: table.session,
      seats: table.seats,
      view: before,
      unreadableFacts: table.unreadableFacts,
      seatOf,
      nameOf: (player: string) => seatOf(player).name,
      ...{ actions: { ...actions, act }, change, now, moved, passing, setPassing, words },
    };
  }, [store, table, actions, moved, passing, words]);
  return <Context value={value}>{children}</Context>;
}
