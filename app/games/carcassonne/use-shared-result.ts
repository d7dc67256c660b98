'use client';

import { usePlayedName } from '@/app/home/use-game-name';
import { useSharedHead } from '@/app/table/result-parts';
import type { SharedResult } from '@/app/table/share/shared-result';
import { useWords } from '@/app/table/words';
import { useCarcassonne } from './carcassonne-context';
import { sharedResult } from './share-result';
import { whyWon } from './why-won';

/** Whether the points are the last word: everything is counted, or the table is closed. */
export function useOver(): boolean {
  const { session, view } = useCarcassonne();
  return session.finished || view.lastCount.complete;
}

/** What is shared of this table, as it stands. */
export function useSharedResult(): SharedResult {
  const t = useWords();
  const playedName = usePlayedName();
  const { session, view, seatOf, nameOf } = useCarcassonne();
  const head = useSharedHead(session.started ? playedName(session.started) : '');
  const over = useOver();
  return sharedResult(t, { ...head, whyWon: whyWon(t, view, nameOf), view, seatOf, over });
}
