'use client';

import { Trash2 } from 'lucide-react';
import { Button } from '@/app/design/button';
import { leave } from '@/app/session/address';
import { useWords } from '@/app/table/words';
import type { Chip } from '@/lib/rules/benelux/chips';
import type { CollectedFact } from '@/lib/rules/benelux/facts';
import { useChips } from './chips-context';
import { FoundChips } from './found-chips';

/** A chip that was read or entered wrong: another key, or it is taken out. */
export function AmendChip({ chip }: { chip: Chip }) {
  const t = useWords();
  const { id, actions, nameOf, colourOf } = useChips();
  const { entry, player, turn, colour, value } = chip;
  const which = t('benelux.amend.which', { name: nameOf(player), turn, colour: colourOf(colour), value });
  async function amend(changed: { colour: string; value: number }) {
    const fact: CollectedFact = { kind: 'benelux/collected', ...changed };
    if (await actions.act({ do: 'amend', target: entry, fact })) leave(id, 'ledger');
  }
  async function takeOut() {
    if (await actions.act({ do: 'delete', target: entry })) leave(id, 'ledger');
  }
  return (
    <>
      <p>{which}</p>
      <FoundChips
        title={t('benelux.amend.title')}
        onFound={(nextColour, nextValue) => void amend({ colour: nextColour, value: nextValue })}
      />
      <Button look="bad" icon={<Trash2 aria-hidden />} onClick={() => void takeOut()}>
        {t('table.ledger.takeOut', { what: t('benelux.entry.chip', { colour: colourOf(colour) }) })}
      </Button>
    </>
  );
}
