'use client';

import { useEffect, useState } from 'react';
import type { AbstractIntlMessages } from 'use-intl';
import { loadMessages, type Namespace } from '@/lib/i18n/catalogue';
import type { Language } from '@/lib/i18n/languages';

const loaded = new Map<string, AbstractIntlMessages>();
const loading = new Map<string, Promise<AbstractIntlMessages>>();

// Every screen needs these first: they are on their way before the page is even taken over.
if (typeof document !== 'undefined')
  void keep(document.documentElement.lang as Language, 'common').catch(() => undefined);

/**
 * The words of a namespace in that language, or null until they are here. While another language loads, the words
 * before it stay. Throws, for the screen around, when they cannot be fetched.
 */
export function useMessages(language: Language | null, namespace: Namespace): AbstractIntlMessages | null {
  const [shown, setShown] = useState<AbstractIntlMessages | null>(null);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    if (!language) return;
    let wanted = true;
    keep(language, namespace).then(
      (messages) => wanted && setShown(messages),
      (error: unknown) => wanted && setFailure({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [language, namespace]);
  if (failure) throw failure.error;
  return loaded.get(`${language}/${namespace}`) ?? shown;
}

/** Fetches words once. A failure is not remembered: the next screen asks again. */
function keep(language: Language, namespace: Namespace): Promise<AbstractIntlMessages> {
  const key = `${language}/${namespace}`;
  const words = loading.get(key) ?? loadMessages(language, namespace);
  loading.set(key, words);
  words.then(
    (messages) => loaded.set(key, messages),
    () => loading.delete(key),
  );
  return words;
}
