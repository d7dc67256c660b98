'use client';

import { type ReactNode, useEffect, useMemo } from 'react';
import { type AbstractIntlMessages, IntlProvider } from 'use-intl';
import type { Language } from '@/lib/i18n/languages';
import { registerWorker } from '@/lib/pwa/register';
import { useLanguage } from './language';
import { useMessages } from './messages';

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
    <IntlProvider
      locale={spoken(language) as Language}
      messages={messages as never}
      timeZone={timeZone()}
      onError={fail}
    >
      {children}
    </IntlProvider>
  );
}

/** The words of a game, added to those around it; the children are rendered once they are here. */
export function GameWords({ game, children }: { game: 'cardcassonne'; children: ReactNode }) {
  const language = useLanguage();
  const common = useMessages(language, 'common');
  const own = useMessages(language, game);
  const messages = useMemo<AbstractIntlMessages>(() => ({ ...common, ...own }), [common, own]);
  if (!language || !own) return null;
  return (
    <IntlProvider
      locale={spoken(language) as Language}
      messages={messages as never}
      timeZone={timeZone()}
      onError={fail}
    >
      {children}
    </IntlProvider>
  );
}

/** The phone's own kind of that language ("en-GB"), for dates as its owner writes them. */
function spoken(language: Language): string {
  return navigator.languages.find((locale) => locale.startsWith(`${language}-`)) ?? language;
}

function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A missing word is a fault of ours: let the tests hear it. */
function fail(error: Error): void {
  console.error(error);
}
