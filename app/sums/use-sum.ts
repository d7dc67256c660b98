'use client';

import { useEffect, useRef, useState } from 'react';
import { database } from '@/lib/db/database';
import { readDraft } from '@/lib/db/drafts';
import { useKeeping } from '../frame/use-keeping';
import type { SumRefusal } from './area';

/** What a screen needs to know of a sum, whatever is added up. */
export type SumState = Omit<ReturnType<typeof useSum<unknown>>, 'input' | 'change'>;

type SumOf<Input> = {
  /** Which sum: its last input is kept under that name. */
  name: string;
  empty: Input;
  /** Reads what was stored; null: nothing that this version can add up. */
  read: (stored: unknown) => Input | null;
};

/**
 * The input of a sum, kept on the phone at every tap, without any table. Null until the phone has been asked for the
 * last one.
 */
export function useSum<Input>({ name, empty, read }: SumOf<Input>) {
  const key = `sum/${name}`;
  const [input, setInput] = useState<Input | null>(null);
  const [cleared, setCleared] = useState<Input | null>(null);
  const [refusal, refuse] = useState<SumRefusal | null>(null);
  const { keep, state: kept, failure } = useKeeping<Input>('', key);
  const first = useRef({ empty, read });

  useEffect(() => {
    let wanted = true;
    const show = (stored: unknown) => {
      if (wanted) setInput(first.current.read(stored) ?? first.current.empty);
    };
    readDraft(database(), key).then(show, () => show(undefined));
    return () => {
      wanted = false;
    };
  }, [key]);

  function put(next: Input) {
    refuse(null);
    setInput(next);
    keep(next);
  }

  function change(next: Input) {
    setCleared(null);
    put(next);
  }

  function clear() {
    setCleared(input);
    put(empty);
  }

  function bringBack() {
    if (cleared === null) return;
    setCleared(null);
    put(cleared);
  }

  const isEmpty = JSON.stringify(input) === JSON.stringify(empty);
  const again = () => input !== null && keep(input);
  return {
    ...{ input, isEmpty, canBringBack: cleared !== null, change, clear, bringBack },
    /** Why the last tap added nothing. */
    refusal,
    refuse,
    ...{ kept, failure, again },
  };
}
