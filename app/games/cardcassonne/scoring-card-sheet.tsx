'use client';

import { type ComponentProps, lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Sheet } from '@/app/design/sheet';

const Form = lazy(() => import('./scoring-card-form').then((file) => ({ default: file.ScoringCardForm })));

/** Opens and closes the scoring card, and says which counts are asked for; the whole card if left out. */
export type ScoringCardProps = { open: boolean; onClose: () => void; missing?: readonly number[] };

type ScoringCardSheetProps = Pick<ScoringCardProps, 'open' | 'onClose'> & ComponentProps<typeof Form>;

/** The printed scoring card to be copied. Its form is fetched when it is opened. */
export function ScoringCardSheet({ open, onClose, ...form }: ScoringCardSheetProps) {
  const t = useTranslations();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('cardcassonne.scoringCard.title')}
      closeLabel={t('common.actions.close')}
    >
      <Suspense fallback={null}>
        <Form {...form} />
      </Suspense>
    </Sheet>
  );
}
