'use client';

import { useRef, useState } from 'react';
import { now } from '@/lib/db/clock';
import { database } from '@/lib/db/database';
import { keepDraft } from '@/lib/db/drafts';
import { type WriteFailure, writeFailure } from '@/lib/db/write-failure';

/** How a draft is kept: null until something changed. A failed one is only on the screen. */
export type Kept = { state: 'saving' | 'saved' | 'failed' | null; failure: WriteFailure | null };

/** Keeps a draft on the phone under that key, and says how that went: of the newest version, which is the one that counts. */
export function useKeeping<D>(table: string, key: string) {
  const [state, setState] = useState<Kept['state']>(null);
  const [failure, setFailure] = useState<WriteFailure | null>(null);
  const newest = useRef<D | null>(null);

  async function write(draft: D) {
    const failed = await keepDraft(database(), table, key, draft, now()).then(() => null, writeFailure);
    if (newest.current !== draft) return;
    setFailure(failed);
    setState(failed ? 'failed' : 'saved');
  }

  function keep(draft: D) {
    newest.current = draft;
    setState('saving');
    void write(draft);
  }
  return { state, failure, keep };
}
