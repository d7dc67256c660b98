'use client';

import { vibrate } from '@/lib/pwa/vibration';
import type { CollectedFact } from '@/lib/rules/benelux/facts';
import { placeNow } from '../carcassonne/carcassonne-context';
import { useChips } from './chips-context';
import { DrawChip } from './draw-chip';
import { FoundChips } from './found-chips';

/** A chip was found: a real one is tapped, or the app draws it. Nothing is found once the last tile lies. */
export function Collecting() {
  const { view, chips, ended, actions } = useChips();
  if (ended) return null;
  if (chips.options.turned === 'drawn') return <DrawChip />;
  async function found(colour: string, value: number) {
    const fact: CollectedFact = { kind: 'benelux/collected', colour, value };
    if (await actions.act({ do: 'record', place: placeNow(view), fact })) vibrate();
  }
  return <FoundChips onFound={(colour, value) => void found(colour, value)} />;
}
