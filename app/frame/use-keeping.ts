'use client';

import { useRef, useState } from 'react';
import { now } from '@/lib/db/clock';
import { database } from '@/lib/db/database';
import { keepDraft } from '@/lib/db/drafts';
import { type WriteFailure, writeFailure } from '@/lib/db/write-failure';

/** How a draft is kept: null until something changed. A failed one is only on the screen. */
export type Kept = { state: 'saving' | 'saved' | 'failed' | null; failure: WriteFailure | null };

/**
 * Keeps a draft on the phone under that key, one write at a time: of the versions that come up meanwhile only the newest
 * is worth writing. `settled` resolves when nothing is being written.
 */
export function useKeeping<D>(table: string, key: string) {
  const [state, setState] = useState<Kept['state']>(null);
  const [failure, setFailure] = useState<WriteFailure | null>(null);
  const waiting = useRef<{ draft: D } | null>(null);
  const writing = useRef<Promise<void> | null>(null);

  async function write() {
    let failed: WriteFailure | null = null;
    for (let next = waiting.current; next; next = waiting.current) {
      waiting.current = null;
      failed = await keepDraft(database(), table, key, next.draft, now()).then(() => null, writeFailure);
    }
    writing.current = null;
    setFailure(failed);
    setState(failed ? 'failed' : 'saved');
  }

  function keep(draft: D) {
    waiting.current = { draft };
    setState('saving');
    writing.current ??= write();
  }
  return { state, failure, keep, settled: () => writing.current ?? Promise.resolve() };
}
