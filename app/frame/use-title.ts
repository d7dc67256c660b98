'use client';

import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { apart } from '@/lib/i18n/apart';

/** Whether a screen has named this page before: the first one takes no focus. */
let named = false;

/**
 * Names the page in the browser's own list of tabs and to screen readers: what is on it, then the app. `shown`: whether
 * its heading is there, to take the focus.
 */
export function useTitle(title: string, shown = true): void {
  const app = useTranslations()('common.shell.appName');
  useEffect(() => {
    document.title = title === app ? app : `${apart(title)} · ${app}`;
    if (!shown) return;
    const opened = named;
    named = true;
    // What was pressed is gone with its screen: the focus goes to the new one's heading instead of getting lost.
    if (opened && document.activeElement === document.body)
      document.querySelector('h1')?.focus({ preventScroll: true });
  }, [title, app, shown]);
}
