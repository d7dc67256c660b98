'use client';

import { Leaf } from '@/app/design/leaf';
import { EntryRow } from '../carcassonne/ledger-rows';
import { useCards } from './cards-context';

/** What a step of the last count gave, entry by entry. */
export function StepEntries({ step }: { step: string }) {
  const { view } = useCards();
  const entries = view.lastCount.steps.find((each) => each.step === step)?.entries ?? [];
  const rows = view.entries.filter(({ entry }) => entries.includes(entry.id));
  if (rows.length === 0) return null;
  return (
    <Leaf>
      {rows.map((scored) => (
        <EntryRow key={scored.entry.id} scored={scored} />
      ))}
    </Leaf>
  );
}
