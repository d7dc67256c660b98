'use client';

import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { Sheet } from '@/app/design/sheet';
import { MoreWords } from '@/app/frame/more-words';
import { scoringCardWords } from '@/lib/i18n/words/scoring-card';
import { ScoringCardForm } from './scoring-card-form';

/** Opens and closes the scoring card, and says which counts are asked for; the whole card if left out. */
export type ScoringCardProps = { open: boolean; onClose: () => void; missing?: readonly number[] };

type ScoringCardSheetProps = Pick<ScoringCardProps, 'open' | 'onClose'> & ComponentProps<typeof ScoringCardForm>;

/** The printed scoring card to be copied. */
export function ScoringCardSheet({ open, onClose, ...form }: ScoringCardSheetProps) {
  const t = useTranslations();
  return (
    <MoreWords of={scoringCardWords}>
      <Sheet open={open} onClose={onClose} title={t('common.scoringCard.title')} closeLabel={t('common.actions.close')}>
        <ScoringCardForm {...form} />
      </Sheet>
    </MoreWords>
  );
}
