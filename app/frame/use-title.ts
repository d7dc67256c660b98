'use client';

import { useEffect } from 'react';
import { useTranslations } from 'use-intl';

/** Names the page in the browser's own list of tabs and to screen readers: what is on it, then the app. */
export function useTitle(title: string): void {
  const app = useTranslations()('common.shell.appName');
  useEffect(() => {
    document.title = title === app ? app : `${title} · ${app}`;
  }, [title, app]);
}
