'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Outcome, TableStore } from '@/lib/db/table-store';
import type { Refusal } from '@/lib/rules/entry';
import type { Command } from '@/lib/sessions/decide';
import type { SessionEvent } from '@/lib/sessions/events';
import { useAddress } from './address';

/** Why the last action did not go through. A failed one can be tried again as it was. */
export type Problem =
  | { outcome: 'refused'; refusal: Refusal }
  | { outcome: 'failed'; error: string; newer: boolean; command: Command };

export type Actions = {
  /**
   * Carries out a command. Null: it did not go through, and `problem` says why; or the same one is being carried out
   * already, and this is the second tap of somebody whose phone is slow.
   */
  act: (command: Command) => Promise<SessionEvent | null>;
  busy: boolean;
  problem: Problem | null;
  refuse: (refusal: Refusal | null) => void;
};

/** A write that takes longer than this is shown as being under way, in milliseconds. */
const SEEN_AFTER = 150;

/** The way from a screen to the log: one action at a time, and what stopped the last one. */
export function useActions(store: TableStore): Actions {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const underWay = useRef(new Set<string>());
  const act = useCallback(
    async (command: Command) => {
      const same = JSON.stringify(command);
      if (underWay.current.has(same)) return null;
      underWay.current.add(same);
      // Most writes are done before anybody could see that the phone is busy.
      const slow = setTimeout(() => setBusy(true), SEEN_AFTER);
      const outcome = await store.act(command);
      underWay.current.delete(same);
      clearTimeout(slow);
      setBusy(false);
      setProblem(problemOf(outcome, command));
      return outcome.outcome === 'done' ? outcome.event : null;
    },
    [store],
  );
  const { query } = useAddress();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => setProblem(exceptRefused), [query]);
  const refuse = useCallback((refusal: Refusal | null) => setProblem(refusal && { outcome: 'refused', refusal }), []);
  return useMemo(() => ({ act, busy, problem, refuse }), [act, busy, problem, refuse]);
}

/** A refusal was said of the part of the table that is left now; what could not be stored waits to be tried again. */
const exceptRefused = (problem: Problem | null): Problem | null => (problem?.outcome === 'refused' ? null : problem);

function problemOf(outcome: Outcome, command: Command): Problem | null {
  if (outcome.outcome === 'done') return null;
  return outcome.outcome === 'refused' ? outcome : { ...outcome, command };
}
