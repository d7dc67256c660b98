'use client';

import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Pill } from '../design/pill';
import type { Kept } from './use-keeping';

/** Says whether what is on the screen would survive a reload; nothing while nothing was changed. */
export function KeptPill({ state }: { state: Kept['state'] }) {
  const t = useTranslations();
  if (state === null) return null;
  return state === 'saved' ? (
    <Pill icon={<Check aria-hidden />}>{t('common.saving.draft')}</Pill>
  ) : (
    <Pill>{t('common.saving.saving')}</Pill>
  );
}
