'use client';

import { useEffect, useState } from 'react';
import type { AbstractIntlMessages } from 'use-intl';
import { loadMessages, type Namespace } from '@/lib/i18n/catalogue';
import type { Language } from '@/lib/i18n/languages';

const loaded = new Map<string, AbstractIntlMessages>();

/**
 * The words of a namespace in that language, or null until they are here. While another language loads, the words
 * before it stay.
 */
export function useMessages(language: Language | null, namespace: Namespace): AbstractIntlMessages | null {
  const key = `${language}/${namespace}`;
  const [shown, setShown] = useState<AbstractIntlMessages | null>(null);
  useEffect(() => {
    if (!language) return;
    let wanted = true;
    void keep(language, namespace, key).then((messages) => wanted && setShown(messages));
    return () => {
      wanted = false;
    };
  }, [language, namespace, key]);
  return loaded.get(key) ?? shown;
}

async function keep(language: Language, namespace: Namespace, key: string): Promise<AbstractIntlMessages> {
  const messages = loaded.get(key) ?? (await loadMessages(language, namespace));
  loaded.set(key, messages);
  return messages;
}
