'use client';

import { Message } from '@/app/design/message';
import { useAtTable } from './table-context';
import { signed, useWords } from './words';

/** By how much the last change moved totals: a corrected scoring card, another house rule, an adjustment. */
export function MovedMessage() {
  const t = useWords();
  const { moved, nameOf } = useAtTable();
  if (!moved) return null;
  const totals = moved.map(({ player, by }) => `${nameOf(player)} ${signed(by)}`).join(' · ');
  return (
    <Message tone="good" fact={t('table.moved.saved')}>
      {totals ? t('table.moved.totals', { totals }) : t('table.moved.nothing')}
    </Message>
  );
}
