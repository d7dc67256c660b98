'use client';

import { Trash2 } from 'lucide-react';
import { Button } from '@/app/design/button';
import { leave, stays } from '@/app/session/address';
import { useWords } from '@/app/table/words';
import type { Chip } from '@/lib/rules/benelux/chips';
import type { CollectedFact } from '@/lib/rules/benelux/facts';
import type { Command } from '@/lib/sessions/decide';
import { useChips } from './chips-context';
import { FoundChips } from './found-chips';

/** A chip that was read or entered wrong: another key, or it is taken out. */
export function AmendChip({ chip }: { chip: Chip }) {
  const t = useWords();
  const { id, actions, nameOf, colourOf } = useChips();
  const { entry, player, turn, colour, value } = chip;
  const which = t('benelux.amend.which', { name: nameOf(player), turn, colour: colourOf(colour), value });
  async function put(command: Command) {
    const here = stays();
    if ((await actions.act(command)) && here()) leave(id, 'ledger');
  }
  function amend(changed: { colour: string; value: number }) {
    const fact: CollectedFact = { kind: 'benelux/collected', ...changed };
    void put({ do: 'amend', target: entry, fact });
  }
  return (
    <>
      <p>{which}</p>
      <FoundChips
        title={t('benelux.amend.title')}
        onFound={(nextColour, nextValue) => amend({ colour: nextColour, value: nextValue })}
      />
      <Button look="bad" icon={<Trash2 aria-hidden />} onClick={() => void put({ do: 'delete', target: entry })}>
        {t('table.ledger.takeOut', { what: t('benelux.entry.chip', { colour: colourOf(colour) }) })}
      </Button>
    </>
  );
}
