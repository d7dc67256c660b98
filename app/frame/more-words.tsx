'use client';

import { type ReactNode, useMemo } from 'react';
import { type AbstractIntlMessages, IntlProvider, useMessages as useIntlMessages, useLocale } from 'use-intl';
import type { Words } from '@/lib/i18n/catalogue';
import { useLanguage } from './language';
import { useMessages, type Wording } from './messages';

type MoreWordsProps = {
  /** Several are the same list at each rendering, and fetched at the same time. */
  of: Words | Wording;
  /** What is shown until they are here. */
  until?: ReactNode;
  children: ReactNode;
};

/** Further words, added to those around; the children are rendered once they are here. */
export function MoreWords({ of, until = null, children }: MoreWordsProps) {
  const language = useLanguage();
  const locale = useLocale();
  const around = useIntlMessages();
  const more = useMessages(
    language,
    useMemo(() => ('namespace' in of ? [of] : of), [of]),
  );
  const messages = useMemo<AbstractIntlMessages>(() => ({ ...around, ...more }), [around, more]);
  if (!more) return until;
  return (
    <IntlProvider locale={locale} messages={messages as never}>
      {children}
    </IntlProvider>
  );
}
