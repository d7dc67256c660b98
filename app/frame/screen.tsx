'use client';

import { type ReactNode, useEffect } from 'react';
import { type IntlError, IntlErrorCode, IntlProvider } from 'use-intl';
import type { Language } from '@/lib/i18n/languages';
import { registerWorker } from '@/lib/pwa/register';
import { useLanguage } from './language';
import { useMessages } from './messages';
import { StandingMessage } from './standing-message';

/**
 * A screen: the exported shell until the words of the phone's language are here, then what it really shows. The
 * children are first rendered then, so they may read the phone's database and address freely.
 */
export function Screen({ shell, children }: { shell: ReactNode; children: ReactNode }) {
  const language = useLanguage();
  const messages = useMessages(language, 'common');
  useEffect(registerWorker, []);
  if (!language || !messages) return shell;
  return (
    <IntlProvider locale={spoken(language) as Language} messages={messages as never} onError={fail}>
      <StandingMessage />
      {children}
    </IntlProvider>
  );
}

/** The phone's own kind of that language ("en-GB"), for dates as its owner writes them. */
function spoken(language: Language): string {
  return navigator.languages.find((locale) => locale.startsWith(`${language}-`)) ?? language;
}

/**
 * A missing word is a fault of ours: let the tests hear it. That dates are written in the phone's own time zone is none;
 * asking for that zone's name would cost every page a formatter before its first word.
 */
function fail(error: IntlError): void {
  if (error.code !== IntlErrorCode.ENVIRONMENT_FALLBACK) console.error(error);
}
