'use client';

import { type ReactNode, useMemo } from 'react';
import { type AbstractIntlMessages, IntlProvider, useMessages as useIntlMessages, useLocale } from 'use-intl';
import type { Namespace } from '@/lib/i18n/catalogue';
import { useLanguage } from './language';
import { useMessages } from './messages';

type MoreWordsProps = {
  of: Namespace;
  /** A second namespace, fetched at the same time. */
  and?: Namespace;
  /** What is shown until they are here. */
  until?: ReactNode;
  children: ReactNode;
};

/** Further words, added to those around; the children are rendered once they are here. */
export function MoreWords({ of, and = of, until = null, children }: MoreWordsProps) {
  const language = useLanguage();
  const locale = useLocale();
  const around = useIntlMessages();
  const one = useMessages(language, of);
  const other = useMessages(language, and);
  const messages = useMemo<AbstractIntlMessages>(() => ({ ...around, ...one, ...other }), [around, one, other]);
  if (!one || !other) return until;
  return (
    <IntlProvider locale={locale} messages={messages as never}>
      {children}
    </IntlProvider>
  );
}
