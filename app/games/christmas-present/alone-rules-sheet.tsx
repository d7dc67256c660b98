'use client';

import { Sheet } from '@/app/design/sheet';
import { MovedMessage } from '@/app/table/moved-message';
import { ProblemMessage } from '@/app/table/problem-message';
import { useWords } from '@/app/table/words';
import { CardHouseRules } from './house-rules';

/** The open questions of a table that keeps the decks alone. */
export function AloneRulesSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useWords();
  return (
    <Sheet open={open} onClose={onClose} title={t('christmas.rules.houseRules')} closeLabel={t('common.actions.close')}>
      <ProblemMessage />
      <MovedMessage />
      <CardHouseRules />
    </Sheet>
  );
}
