'use client';

import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { Sheet } from '@/app/design/sheet';
import { ScoringCardForm } from './scoring-card-form';

/** Opens and closes the scoring card, and says which counts are asked for; the whole card if left out. */
export type ScoringCardProps = { open: boolean; onClose: () => void; missing?: readonly number[] };

type ScoringCardSheetProps = Pick<ScoringCardProps, 'open' | 'onClose'> & ComponentProps<typeof ScoringCardForm>;

/** The printed scoring card to be copied. */
export function ScoringCardSheet({ open, onClose, ...form }: ScoringCardSheetProps) {
  const t = useTranslations();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('cardcassonne.scoringCard.title')}
      closeLabel={t('common.actions.close')}
    >
      <ScoringCardForm {...form} />
    </Sheet>
  );
}
