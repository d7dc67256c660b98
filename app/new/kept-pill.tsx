'use client';

import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Pill } from '../design/pill';
import type { Keeping } from './keeping';

/** Says whether what is on the screen would survive a reload; nothing while nothing was changed. */
export function KeptPill({ keeping: { state } }: { keeping: Keeping }) {
  const t = useTranslations();
  if (state === null) return null;
  return state === 'saved' ? (
    <Pill icon={<Check aria-hidden />}>{t('common.saving.draft')}</Pill>
  ) : (
    <Pill>{t('common.saving.saving')}</Pill>
  );
}
