'use client';

import { useEffect, useState } from 'react';
import type { AddOnScreens } from './carcassonne/add-on-screens';

/** The screens of every add-on, loaded with a table that plays with it. A further add-on is one line. */
const screens: Record<string, () => Promise<{ default: AddOnScreens }>> = {
  benelux: () => import('./benelux/screens'),
  'christmas-present': () => import('./christmas-present/screens'),
};

const NONE: readonly AddOnScreens[] = [];
const loaded = new Map<string, readonly AddOnScreens[]>();

/**
 * The screens of the add-ons at a table, by their ids; null until they are here, and never null where there are none.
 * Throws, for the screen around, when they cannot be fetched.
 */
export function useAddOnScreens(addOns: object): readonly AddOnScreens[] | null {
  const key = Object.keys(addOns).join(' ');
  const [, setHere] = useState('');
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    if (key === '' || loaded.has(key)) return;
    let wanted = true;
    load(key.split(' ')).then(
      (files) => {
        loaded.set(key, files);
        if (wanted) setHere(key);
      },
      (error: unknown) => wanted && setFailure({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [key]);
  if (failure) throw failure.error;
  return key === '' ? NONE : (loaded.get(key) ?? null);
}

async function load(ids: readonly string[]): Promise<AddOnScreens[]> {
  const files = await Promise.all(ids.flatMap((id) => (Object.hasOwn(screens, id) ? [screens[id]?.()] : [])));
  return files.flatMap((file) => (file ? [file.default] : []));
}
