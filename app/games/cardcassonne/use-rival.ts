'use client';

import { type RefObject, useEffect } from 'react';
import { now } from '@/lib/db/clock';
import { database } from '@/lib/db/database';
import { keepDraft } from '@/lib/db/drafts';
import { type ClaimAt, claimKey } from './claim-at';
import { type ClaimDraft, draftOf } from './claim-draft';
import { useEvening } from './evening-context';

/** A claim that was entered in another window while it was half entered here; `alike`: with the same cards. */
export type Rival = { entry: string; alike: boolean };

/**
 * The claim of that player and round that another window has entered meanwhile; null: none. What is half entered here
 * stays kept, and is offered as a change of that claim where it is amended. `entering`: whether this window is entering
 * its own.
 */
export function useRival(at: ClaimAt, draft: ClaimDraft | null, entering: RefObject<boolean>): Rival | null {
  const { id, evening } = useEvening();
  const isOpen = at.amended === undefined && draft !== null && !entering.current;
  const found = evening.claims.find(({ round, player }) => round === at.round && player === at.player)?.entry;
  const rival = isOpen ? found : undefined;
  const alike = rival !== undefined && JSON.stringify(draftOf(rival.fact)) === JSON.stringify(draft);
  const own = claimKey(id, at);
  const change = rival && !alike ? claimKey(id, { ...at, amended: rival }) : null;
  useEffect(() => {
    if (change === null) return;
    // One that cannot be kept is still on the screen.
    for (const key of [own, change]) keepDraft(database(), id, key, draft, now()).catch(() => undefined);
  }, [id, own, change, draft]);
  return rival ? { entry: rival.id, alike } : null;
}
