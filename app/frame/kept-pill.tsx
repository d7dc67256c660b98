'use client';

import { Check, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Pill } from '../design/pill';
import type { Kept } from './use-keeping';

/** Says whether what is on the screen would survive a reload; nothing while nothing was changed. */
export function KeptPill({ state }: { state: Kept['state'] }) {
  const t = useTranslations();
  if (state === null) return null;
  if (state === 'saving') return <Pill>{t('common.saving.saving')}</Pill>;
  if (state === 'saved') return <Pill icon={<Check aria-hidden />}>{t('common.saving.draft')}</Pill>;
  return <DraftNotKept state={state} />;
}

/** Says that what is on the screen is nowhere else; nothing otherwise. */
export function DraftNotKept({ state }: { state: Kept['state'] }) {
  const t = useTranslations();
  if (state !== 'failed') return null;
  return (
    <Pill strong status icon={<TriangleAlert aria-hidden />}>
      {t('common.saving.failed')}
    </Pill>
  );
}
