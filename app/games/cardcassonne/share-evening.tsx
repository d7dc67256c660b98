'use client';

import { useFormatter } from 'use-intl';
import { fetched } from '@/app/frame/fetched';
import { useTableName } from '@/app/frame/table-name';
import type { SharedResult } from '@/app/table/share/shared-result';
import { useWords } from '@/app/table/words';
import { useEvening } from './evening-context';
import { sharedResult } from './share-result';
import { whyWon } from './why-won';

// Nobody needs it before pressing Share.
const ShareSheet = fetched(() => import('@/app/table/share/share-sheet'));

/** The table as it stands, as text and as a picture: the result, or the points of the rounds so far. */
export function ShareEvening({ open, onClose }: { open: boolean; onClose: () => void }) {
  const result = useSharedResult();
  return open && <ShareSheet open onClose={onClose} result={result} />;
}

/** What is shared of this table, as it stands. */
function useSharedResult(): SharedResult {
  const t = useWords();
  const format = useFormatter();
  const tableName = useTableName();
  const { session, evening, seatOf, nameOf } = useEvening();
  const startedAt = session.started?.at ?? 0;
  const when = format.dateTime(new Date(startedAt), { day: 'numeric', month: 'long', year: 'numeric' });
  return sharedResult(t, {
    title: tableName(session.started?.name ?? '', startedAt),
    note: t('common.home.played', { when, game: t('common.games.cardcassonne') }),
    whyWon: whyWon(t, evening, nameOf),
    ...{ evening, seatOf, closed: session.finished },
  });
}
