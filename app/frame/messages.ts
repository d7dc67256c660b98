'use client';

import { useEffect, useState } from 'react';
import type { AbstractIntlMessages } from 'use-intl';
import { loadMessages, type Words } from '@/lib/i18n/catalogue';
import type { Language } from '@/lib/i18n/languages';
import { commonWords } from '@/lib/i18n/words/common';

/** Words that are shown together: the same array at each rendering. */
export type Wording = readonly Words[];

const loaded = new Map<string, AbstractIntlMessages>();
const loading = new Map<string, Promise<AbstractIntlMessages>>();

/**
 * The words of a screen: those of every screen, and its own. Called at the top of its file, so that all of them are on
 * their way before the page is even taken over.
 */
export function wordsOf(...own: Wording): Wording {
  const wording: Wording = [commonWords, ...own];
  if (typeof document !== 'undefined')
    void keep(document.documentElement.lang as Language, wording).catch(() => undefined);
  return wording;
}

/** Fetches words that are to be added to those of the page, each for itself. */
export async function fetchWords(wording: Wording): Promise<void> {
  const language = document.documentElement.lang as Language;
  await Promise.all(wording.map((words) => keep(language, [words])));
}

/**
 * These words in that language, or null until all are here. While another language loads, the words before it stay.
 * Throws, for the screen around, when they cannot be fetched.
 */
export function useMessages(language: Language | null, wording: Wording): AbstractIntlMessages | null {
  const [shown, setShown] = useState<AbstractIntlMessages | null>(null);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    if (!language) return;
    let wanted = true;
    keep(language, wording).then(
      (messages) => wanted && setShown(messages),
      (error: unknown) => wanted && setFailure({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [language, wording]);
  if (failure) throw failure.error;
  return (language && loaded.get(keyOf(language, wording))) ?? shown;
}

/** Fetches words once. A failure is not remembered: the next screen asks again. */
function keep(language: Language, wording: Wording): Promise<AbstractIntlMessages> {
  const key = keyOf(language, wording);
  const words = loading.get(key) ?? loadAll(language, wording);
  loading.set(key, words);
  words.then(
    (messages) => loaded.set(key, messages),
    () => loading.delete(key),
  );
  return words;
}

async function loadAll(language: Language, wording: Wording): Promise<AbstractIntlMessages> {
  return Object.assign({}, ...(await Promise.all(wording.map((words) => loadMessages(language, words)))));
}

const keyOf = (language: Language, wording: Wording) =>
  `${language}/${wording.map(({ namespace }) => namespace).join()}`;
