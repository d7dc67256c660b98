'use client';

import { useState } from 'react';
import { NotSaved } from '@/app/new/not-saved';
import { database } from '@/lib/db/database';
import { learnScoringCard } from '@/lib/db/scoring-card';
import { type WriteFailure, writeFailure } from '@/lib/db/write-failure';
import { PRINTED_VALUES } from '@/lib/rules/cardcassonne/progression';
import { type ScoringCardProps, ScoringCardSheet } from './scoring-card-sheet';
import { useDeviceValues } from './use-device-values';

/** Copies values from the printed scoring card into what this phone knows, without any table. */
export function DeviceScoringCard({ open, onClose, missing }: ScoringCardProps) {
  const values = useDeviceValues() ?? PRINTED_VALUES;
  const [failed, setFailed] = useState<{ failure: WriteFailure; again: () => void } | null>(null);
  function save(learnt: Record<string, number>) {
    learnScoringCard(database(), learnt).then(
      () => {
        setFailed(null);
        onClose();
      },
      (error: unknown) => setFailed({ failure: writeFailure(error), again: () => save(learnt) }),
    );
  }
  return (
    <ScoringCardSheet
      open={open}
      onClose={onClose}
      problem={failed && <NotSaved failure={failed.failure} onAgain={failed.again} />}
      values={values}
      missing={missing}
      onSave={save}
    />
  );
}
