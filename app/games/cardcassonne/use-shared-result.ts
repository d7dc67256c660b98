'use client';

import { useSharedHead } from '@/app/table/result-parts';
import type { SharedResult } from '@/app/table/share/shared-result';
import { useWords } from '@/app/table/words';
import { useEvening } from './evening-context';
import { sharedResult } from './share-result';
import { whyWon } from './why-won';

/** What is shared of this table as it stands: the result, or the points of the rounds so far. */
export function useSharedResult(): SharedResult {
  const t = useWords();
  const head = useSharedHead(t('common.games.cardcassonne'));
  const { session, evening, seatOf, nameOf } = useEvening();
  return sharedResult(t, {
    ...head,
    whyWon: whyWon(t, evening, nameOf),
    closed: session.finished,
    ...{ evening, seatOf },
  });
}
