'use client';

import { useEffect, useRef, useState } from 'react';
import { database } from '@/lib/db/database';
import { dropDraft, readDraft } from '@/lib/db/drafts';
import { useKeeping } from './use-keeping';

/**
 * Something being entered, kept on the phone at every tap. `draft` is null until the phone has been asked what was left
 * half entered; then that (`restored`), or `fresh`. `read` tells a draft of this version from anything else.
 */
export function useDraft<D>(table: string, key: string, fresh: D, read: (stored: unknown) => D | null) {
  const [draft, setDraft] = useState<D | null>(null);
  const [restored, setRestored] = useState(false);
  const { keep, state: kept } = useKeeping<D>(table, key);
  const first = useRef({ fresh, read });

  useEffect(() => {
    let wanted = true;
    const show = (stored: unknown) => {
      if (!wanted) return;
      const found = stored === undefined ? null : first.current.read(stored);
      setRestored(found !== null);
      setDraft(found ?? first.current.fresh);
    };
    readDraft(database(), key).then(show, () => show(undefined));
    return () => {
      wanted = false;
    };
  }, [key]);

  function change(next: D) {
    setDraft(next);
    keep(next);
  }

  /** Forgets the draft. */
  async function drop() {
    // A draft that stays behind harms nothing: what it was for is in the log, and it is not asked for again.
    await dropDraft(database(), key).catch(() => undefined);
  }

  /** Goes back to what was there before anything was typed. */
  function discard() {
    setDraft(first.current.fresh);
    setRestored(false);
    void drop();
  }

  return { draft, restored, kept, change, drop, discard };
}
