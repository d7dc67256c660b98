'use client';

import { Message } from '@/app/design/message';
import { go } from '@/app/session/address';
import { useWords } from '@/app/table/words';
import { useCards } from './cards-context';

/** Beside the points of a table without its last count: what locks keep back is in none of them. */
export function WaitingSums() {
  const t = useWords();
  const { id, cards, session } = useCards();
  const count = cards.waiting.length;
  if (count === 0) return null;
  const toCount = { label: t('carcassonne.live.toCount'), onClick: () => go(id, 'count') };
  return (
    <Message tone="warn" fact={t('christmas.live.waiting', { count })} action={session.finished ? undefined : toCount}>
      {t('christmas.waiting.notPaid')}
    </Message>
  );
}
