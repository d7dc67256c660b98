'use client';

import { useTranslations } from 'use-intl';

const KILO = 1000;

/**
 * A size in bytes as people read it: "13 kB", "1.2 MB", "2.4 GB".
 *
 * 2026-11-30: the units stand in the catalogue. The browser's own formatter of units costs a page some 20 ms at its first
 * word, and whole numbers below a thousand need none.
 */
export function useSize(): (bytes: number) => string {
  const t = useTranslations();
  return (bytes) => {
    if (bytes < KILO ** 2) return t('common.size.kilobytes', { count: Math.ceil(bytes / KILO) });
    if (bytes < KILO ** 3) return t('common.size.megabytes', { count: short(bytes / KILO ** 2) });
    return t('common.size.gigabytes', { count: short(bytes / KILO ** 3) });
  };
}

/** One decimal where there are less than ten, none above. */
const short = (count: number): number => (count < 10 ? Math.round(count * 10) / 10 : Math.round(count));
