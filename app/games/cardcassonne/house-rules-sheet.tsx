'use client';

import { Sheet } from '@/app/design/sheet';
import { MoreWords } from '@/app/frame/more-words';
import { HouseRules } from '@/app/new/cardcassonne/house-rules';
import { MovedMessage } from '@/app/table/moved-message';
import { ProblemMessage } from '@/app/table/problem-message';
import { useWords } from '@/app/table/words';
import { cardcassonneSetUpWords } from '@/lib/i18n/words/cardcassonne-set-up';
import type { Options } from '@/lib/rules/cardcassonne/index';
import { useEvening } from './evening-context';

/** Questions that the rules leave open, answered otherwise in the middle of the evening. The change is a fact. */
export default function HouseRulesSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useWords();
  const { evening, change } = useEvening();
  return (
    <MoreWords of={cardcassonneSetUpWords}>
      <Sheet open={open} onClose={onClose} title={t('cardcassonne.houseRules')} closeLabel={t('common.actions.close')}>
        <ProblemMessage />
        <MovedMessage />
        <HouseRules
          open
          options={evening.options}
          onChange={(options: Options) => void change({ do: 'change-options', options })}
        />
      </Sheet>
    </MoreWords>
  );
}
