'use client';

import { useState } from 'react';
import { go, leave, stays, useAddress } from '@/app/session/address';
import { addOnOf } from '@/lib/rules/add-on';
import type { FeatureKind } from '@/lib/rules/carcassonne/feature';
import type { CountStep } from '@/lib/rules/carcassonne/last-count';
import type { Step } from '@/lib/rules/carcassonne/steps';
import { useCarcassonne } from '../carcassonne-context';

/** What is scored in the steps that go over unfinished features. */
const KINDS: Partial<Record<string, FeatureKind>> = {
  roads: 'road',
  cities: 'city',
  monasteries: 'monastery',
  gardens: 'garden',
} satisfies Partial<Record<Step, FeatureKind>>;

/** The kind of feature that a step goes over; null: another step. */
export const kindIn = (step: string): FeatureKind | null => KINDS[step] ?? null;

/** The step that goes over unfinished features of that kind. */
export const stepFor = (kind: string | null): string | null =>
  Object.keys(KINDS).find((step) => KINDS[step] === kind) ?? null;

/** Opens a step of the last count; null: none is open any more, and the result is next. */
export function goToStep(id: string, step: string | null, how: 'push' | 'replace' = 'push'): void {
  if (step === null) go(id, 'result', {}, how);
  else if (step === 'farms') go(id, 'farms', {}, how);
  else if (addOnOf(step) !== null) go(id, step, {}, how);
  else go(id, 'count', { step }, how);
}

/**
 * The way out of a step: back to where the entry that it amends was found, else to where the count stands. `amended`: the
 * entry that the step was opened for.
 */
export function useWayBack() {
  const { id } = useCarcassonne();
  const { query } = useAddress();
  const amended = query.get('entry');
  const back = () => (amended === null ? go(id, 'count', {}, 'replace') : leave(id, 'ledger'));
  return { amended, back };
}

/** What can be done about the steps of the last count. */
export type Walk = {
  /**
   * Settles a step and goes on: to the next one that is open, or back from an amendment; not where `enter`, what is
   * entered with it, does not go through. Nothing while a step is being settled: what is tapped then was not meant for
   * another one.
   */
  settle: (step: string, state: 'done' | 'skipped', enter?: () => Promise<boolean>) => Promise<void>;
  settling: boolean;
  /** Says how a step stands, and stays there. False: it did not go through. */
  say: (step: string, state: CountStep['state']) => Promise<boolean>;
};

/** The walk through the last count: says how a step stands, and goes on. */
export function useWalk(): Walk {
  const { id, view, actions, now } = useCarcassonne();
  const { steps } = view.lastCount;
  const { amended, back } = useWayBack();
  const [settling, setSettling] = useState(false);

  async function settle(step: string, state: 'done' | 'skipped', enter = async () => true): Promise<void> {
    if (settling) return;
    setSettling(true);
    const here = stays();
    const isSettled = (await enter()) && (await say(step, state));
    setSettling(false);
    if (isSettled && here()) goOn();
  }

  function goOn(): void {
    if (amended === null) goToStep(id, now().lastCount.next, 'replace');
    else back();
  }

  async function say(step: string, state: CountStep['state']): Promise<boolean> {
    const stands = steps.find((each) => each.step === step)?.state;
    if (stands === state) return true;
    const fact = { kind: 'count-step', step, state };
    return (await actions.act({ do: 'record', place: {}, fact })) !== null;
  }

  return { settle, settling, say };
}
