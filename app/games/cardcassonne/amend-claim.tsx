'use client';

import { ArrowRightLeft, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/app/design/button';
import { giveWay, stays } from '@/app/session/address';
import { useWords } from '@/app/table/words';
import type { ClaimAt } from './claim-at';
import { type EntryPlace, EntryPlaceSheet } from './entry-place-sheet';
import { useEvening } from './evening-context';

/** Takes an entered claim out of the count; it stays in the ledger, struck through. */
export function DeleteClaim({ at }: { at: ClaimAt }) {
  const t = useWords();
  const { id, nameOf, actions } = useEvening();
  async function remove() {
    if (!at.amended) return;
    const here = stays();
    if ((await actions.act({ do: 'delete', target: at.amended.id })) && here()) giveWay(id, 'ledger');
  }
  const label = t('evening.ledger.deleteLabel', { name: nameOf(at.player), round: at.round });
  return (
    <Button look="bad" icon={<Trash2 aria-hidden />} aria-label={label} onClick={remove}>
      {t('evening.ledger.delete')}
    </Button>
  );
}

/** A claim entered for somebody else, or into another round, is moved with all that it says. */
export function MoveClaim({ at }: { at: ClaimAt }) {
  const t = useWords();
  const { id, actions } = useEvening();
  const [open, setOpen] = useState(false);
  async function move(place: EntryPlace) {
    setOpen(false);
    if (!at.amended) return;
    const { id: target, fact } = at.amended;
    const here = stays();
    const done = await actions.act({ do: 'amend', target, place, fact });
    if (done && here()) giveWay(id, 'receipt', { entry: target });
  }
  return (
    <>
      <Button icon={<ArrowRightLeft aria-hidden />} onClick={() => setOpen(true)}>
        {t('evening.place.move')}
      </Button>
      <EntryPlaceSheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('evening.place.move')}
        action={t('evening.place.moveHere')}
        start={{ round: at.round, player: at.player }}
        onPlace={move}
      />
    </>
  );
}
