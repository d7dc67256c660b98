'use client';

import { useTranslations } from 'use-intl';

export type Translate = ReturnType<typeof useTranslations<never>>;

/** The translator of the screen's language. */
export function useWords(): Translate {
  return useTranslations();
}

/** "+2", "−3": points given or taken. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
