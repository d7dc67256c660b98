'use client';

import { useState } from 'react';
import { NotSaved } from '@/app/frame/not-saved';
import { database } from '@/lib/db/database';
import { learnScoringCard } from '@/lib/db/scoring-card';
import { type WriteFailure, writeFailure } from '@/lib/db/write-failure';
import { PRINTED_VALUES } from '@/lib/rules/cardcassonne/progression';
import { type ScoringCardProps, ScoringCardSheet } from './scoring-card-sheet';
import { useDeviceValues } from './use-device-values';

/** Copies values from the printed scoring card into what this phone knows, without any table. */
export default function DeviceScoringCard({ open, onClose, missing }: ScoringCardProps) {
  const values = useDeviceValues() ?? PRINTED_VALUES;
  const [failure, setFailure] = useState<WriteFailure | null>(null);
  async function save(learnt: Record<string, number>): Promise<boolean> {
    const failed = await learnScoringCard(database(), learnt).then(() => null, writeFailure);
    setFailure(failed);
    if (!failed) onClose();
    return !failed;
  }
  return (
    <ScoringCardSheet
      open={open}
      onClose={onClose}
      problem={(again) => failure && <NotSaved failure={failure} onAgain={again} />}
      table=""
      values={values}
      missing={missing}
      onSave={save}
    />
  );
}
