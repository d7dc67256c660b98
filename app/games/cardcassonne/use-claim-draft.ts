'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { now } from '@/lib/db/clock';
import { database } from '@/lib/db/database';
import { dropDraft, keepDraft, readDraft } from '@/lib/db/drafts';
import type { ClaimDraft } from './claim-draft';

export type DraftKept = 'nothing' | 'saving' | 'kept' | 'failed';

/**
 * A claim being entered, kept on the phone at every tap. Null until the phone has been asked what was left half entered;
 * then that, or `fresh`.
 */
export function useClaimDraft(table: string, key: string, fresh: ClaimDraft) {
  const [draft, setDraft] = useState<ClaimDraft | null>(null);
  const [kept, setKept] = useState<DraftKept>('nothing');
  const first = useRef(fresh);
  first.current = fresh;
  const writes = useRef(Promise.resolve());

  useEffect(() => {
    let wanted = true;
    setDraft(null);
    setKept('nothing');
    const show = (stored: unknown) => {
      if (!wanted) return;
      setDraft((stored as ClaimDraft | undefined) ?? first.current);
      setKept(stored ? 'kept' : 'nothing');
    };
    readDraft(database(), key).then(show, () => show(undefined));
    return () => {
      wanted = false;
    };
  }, [key]);

  const change = useCallback(
    (next: ClaimDraft) => {
      setDraft(next);
      setKept('saving');
      // One after the other, so that the last tap is what stays.
      writes.current = writes.current
        .then(() => keepDraft(database(), table, key, next, now()))
        .then(
          () => setKept('kept'),
          () => setKept('failed'),
        );
    },
    [table, key],
  );

  const drop = useCallback(async () => {
    await writes.current;
    await dropDraft(database(), key);
  }, [key]);

  return { draft, kept, change, drop };
}
