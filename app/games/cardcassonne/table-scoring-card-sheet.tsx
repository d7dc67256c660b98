'use client';

import { ProblemMessage } from '@/app/table/problem-message';
import { database } from '@/lib/db/database';
import { learnScoringCard } from '@/lib/db/scoring-card';
import { useEvening } from './evening-context';
import { type ScoringCardProps, ScoringCardSheet } from './scoring-card-sheet';

/** Copies values from the printed scoring card into this table's log, and remembers them for later tables. */
export default function TableScoringCard({ open, onClose, missing }: ScoringCardProps) {
  const { id, evening, change } = useEvening();

  async function save(values: Record<string, number>, agreed: boolean): Promise<boolean> {
    const changed = Object.entries(values).filter(([count, value]) => evening.scoringCard.values[count] !== value);
    if (changed.length > 0) {
      const copied = Object.fromEntries(changed);
      const counts = Object.keys(copied).map(Number);
      const fact = { kind: 'scoring-card', values: copied, ...(agreed ? { agreed: counts } : {}) };
      if (!(await change({ do: 'record', place: {}, fact }))) return false;
      // The table has its own copy by now; what later tables start from may wait for another time.
      // What only this table agreed on is no value of the card.
      if (!agreed) await learnScoringCard(database(), copied).catch(() => undefined);
    }
    onClose();
    return true;
  }

  return (
    <ScoringCardSheet
      open={open}
      onClose={onClose}
      problem={(again) => <ProblemMessage retry={again} />}
      table={id}
      values={evening.scoringCard.values}
      missing={missing}
      mayAgree={missing !== undefined}
      onSave={save}
    />
  );
}
