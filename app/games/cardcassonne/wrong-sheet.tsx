'use client';

import { Button } from '@/app/design/button';
import { Glyph } from '@/app/design/glyph';
import { Sheet } from '@/app/design/sheet';
import { useWords } from '@/app/table/words';
import type { Card, Colour } from '@/lib/rules/cardcassonne/index';
import { inRowText } from './reason-text';

type WrongSheetProps = { open: boolean; row: Colour; onClose: () => void; onCard: (card: Card) => void };

/** Which kind of card of a wrong colour it was. A person leaves for 10; the others are settled card by card. */
export default function WrongSheet({ open, row, onClose, onCard }: WrongSheetProps) {
  const t = useWords();
  function add(card: Card) {
    onCard(card);
    onClose();
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('cardcassonne.claim.wrongTitle')}
      closeLabel={t('common.actions.close')}
    >
      <p className="note">{t('cardcassonne.claim.wrongNote', { row: inRowText(t, row) })}</p>
      <div className="flex flex-col gap-2">
        <Button icon={<Glyph name="person" />} onClick={() => add({ kind: 'person', colour: 'unknown' })}>
          {t('cardcassonne.claim.wrongPerson')}
        </Button>
        <Button icon={<Glyph name="paw" />} onClick={() => add({ kind: 'animal', colour: 'unknown', take: 'ten' })}>
          {t('cardcassonne.claim.wrongAnimal')}
        </Button>
        <Button
          icon={<Glyph name="farmhouse" />}
          onClick={() => add({ kind: 'building', colour: 'unknown', take: 'ten' })}
        >
          {t('cardcassonne.claim.wrongBuilding')}
        </Button>
      </div>
    </Sheet>
  );
}
