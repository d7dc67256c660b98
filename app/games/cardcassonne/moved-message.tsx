'use client';

import { Message } from '@/app/design/message';
import { signed } from './adjustment-sheet';
import { useEvening } from './evening-context';
import { useWords } from './reason-text';

/** By how much the last change moved totals: a corrected scoring card, another house rule, an adjustment. */
export function MovedMessage() {
  const t = useWords();
  const { moved, nameOf } = useEvening();
  if (!moved) return null;
  const totals = moved.map(({ player, by }) => `${nameOf(player)} ${signed(by)}`).join(' · ');
  return (
    <Message tone="good" fact={t('evening.moved.saved')}>
      {totals ? t('evening.moved.totals', { totals }) : t('evening.moved.nothing')}
    </Message>
  );
}
