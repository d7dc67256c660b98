'use client';

import { Sheet } from '@/app/design/sheet';
import { Boxes } from '@/app/new/carcassonne/boxes';
import { HouseRules } from '@/app/new/carcassonne/house-rules';
import { MovedMessage } from '@/app/table/moved-message';
import { ProblemMessage } from '@/app/table/problem-message';
import { useWords } from '@/app/table/words';
import type { Options } from '@/lib/rules/carcassonne/options';
import { useCarcassonne } from './carcassonne-context';

/** Boxes and open questions, put right in the middle of the evening. The change is a fact. */
export function HouseRulesSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useWords();
  const { view, change, words } = useCarcassonne();
  const keepsTurns = words.addOns.some(({ needsTurns }) => needsTurns);
  const { options } = view;
  const keep = (changed: Partial<Options>) => void change({ do: 'change-options', options: changed });
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('carcassonne.setUp.houseRules')}
      closeLabel={t('common.actions.close')}
    >
      <ProblemMessage />
      <MovedMessage />
      <Boxes options={options} onChange={keep} />
      <HouseRules open options={options} onChange={keep} keepsTurns={keepsTurns} />
      {words.addOns.map(({ id, HouseRules: Own }) => Own && <Own key={id} />)}
    </Sheet>
  );
}
