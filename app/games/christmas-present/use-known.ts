'use client';

import { database } from '@/lib/db/database';
import { sealedAt } from '@/lib/db/sealed';
import { type Stored, useStored } from '@/lib/db/use-stored';
import { isKnown, type Known } from '@/lib/rules/christmas-present/chance';

/** What this phone keeps of the cards of a table. Only an open hand may ask. */
export function useKnown(table: string): Stored<Known[]> {
  return useStored(async () => {
    const sealed = await sealedAt(database(), table);
    return sealed.map(({ secret }) => secret).filter(isKnown);
  }, [table]);
}
