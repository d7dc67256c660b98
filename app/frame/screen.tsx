'use client';

import { type ReactNode, useEffect } from 'react';
import { type IntlError, IntlErrorCode, IntlProvider } from 'use-intl';
import type { Language } from '@/lib/i18n/languages';
import { registerWorker } from '@/lib/pwa/register';
import { fetched } from './fetched';
import { useLanguage } from './language';
import { useMessages, type Wording } from './messages';
import { useOnceCalm } from './pressed';
import { StandingMessage } from './standing-message';
import { useLift } from './use-lift';

const LiftOffer = fetched(() => import('../backup/lift-offer'));

type ScreenProps = {
  shell: ReactNode;
  /** See `wordsOf`. */
  words: Wording;
  children: ReactNode;
};

/**
 * A screen: the exported shell until the words of the phone's language are here, then what it really shows. The
 * children are first rendered when the store may be opened, so they may read it and the phone's address freely.
 */
export function Screen({ shell, words, children }: ScreenProps) {
  const language = useLanguage();
  const messages = useMessages(language, words);
  const lift = useLift();
  useEffect(registerWorker, []);
  const isCalm = useOnceCalm(language !== null && messages !== null && lift !== 'asking');
  if (!language || !messages || lift === 'asking' || !isCalm) return shell;
  return (
    <IntlProvider locale={spoken(language) as Language} messages={messages as never} onError={fail}>
      <StandingMessage />
      {lift === 'free' ? children : <LiftOffer until={shell} />}
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
