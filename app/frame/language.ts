'use client';

import { useSyncExternalStore } from 'react';
import { onPreference, type Preferences, preferences } from '@/lib/db/preferences';
import { firstLanguage, type Language } from '@/lib/i18n/languages';

declare global {
  interface Window {
    /** Shows the page as preferred; set by the script in the head (see first-paint.ts). */
    tallystickShow: (preferences: Preferences) => void;
  }
}

/** The preferences of this phone; a screen that reads them follows every change. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(onPreference, preferences, preferences);
}

/** The language on screen, as the head decided it; null while the page is the exported one. */
export function useLanguage(): Language | null {
  return useSyncExternalStore<Language | null>(follow, shownLanguage, () => null);
}

function follow(listener: () => void): () => void {
  return onPreference(() => {
    window.tallystickShow(preferences());
    listener();
  });
}

function shownLanguage(): Language {
  return (document.documentElement.lang as Language) || firstLanguage;
}
