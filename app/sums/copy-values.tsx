'use client';

import { lazy, Suspense } from 'react';
import type { ScoringCard } from '@/lib/rules/cardcassonne/progression';
import { Sheet } from '../design/sheet';
import { useWords } from '../games/cardcassonne/reason-text';

const DeviceForm = lazy(async () => ({
  default: (await import('../games/cardcassonne/device-scoring-card')).DeviceForm,
}));

type CopyValuesProps = {
  open: boolean;
  onClose: () => void;
  values: ScoringCard;
  /** The counts to ask for; the whole card if left out. */
  missing?: readonly number[];
};

/** Copies animal values from the printed card into what this phone knows. The form is fetched when it is opened. */
export function CopyValues({ open, onClose, values, missing }: CopyValuesProps) {
  const t = useWords();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('cardcassonne.scoringCard.title')}
      closeLabel={t('common.actions.close')}
    >
      <Suspense>
        <DeviceForm values={values} missing={missing} onDone={onClose} />
      </Suspense>
    </Sheet>
  );
}
