'use client';

import { useEffect, useRef, useState } from 'react';
import { useKeeping } from '@/app/frame/use-keeping';
import { database } from '@/lib/db/database';
import { dropDraft, readDraft } from '@/lib/db/drafts';
import { parseFact } from '@/lib/rules/cardcassonne/index';
import { type ClaimDraft, draftOf } from './claim-draft';

/**
 * A claim being entered, kept on the phone at every tap. Null until the phone has been asked what was left half entered;
 * then that, or `fresh`.
 */
export function useClaimDraft(table: string, key: string, fresh: ClaimDraft) {
  const [draft, setDraft] = useState<ClaimDraft | null>(null);
  const { keep, settled, state: kept } = useKeeping<ClaimDraft>(table, key);
  const first = useRef(fresh);

  useEffect(() => {
    let wanted = true;
    const show = (stored: unknown) => {
      const fact = parseFact({ kind: 'claim', ...(stored as object | undefined) });
      if (wanted) setDraft(fact?.kind === 'claim' ? draftOf(fact) : first.current);
    };
    readDraft(database(), key).then(show, () => show(undefined));
    return () => {
      wanted = false;
    };
  }, [key]);

  function change(next: ClaimDraft) {
    setDraft(next);
    keep(next);
  }

  /** Forgets the draft; one that is still being written is forgotten after that. */
  async function drop() {
    await settled();
    // A draft that stays behind harms nothing: its claim is in the log, and it is not asked for again.
    await dropDraft(database(), key).catch(() => undefined);
  }

  return { draft, kept, change, drop };
}
