'use client';

import { Button } from '@/app/design/button';
import { DeckBack } from '@/app/design/gift-card';
import { useWords } from '@/app/table/words';
import { DECKS } from '@/lib/rules/christmas-present/cards';
import { inPlay, leftIn } from '@/lib/rules/christmas-present/places';
import { DECK_SIGNS } from './card-signs';
import { useCards } from './cards-context';
import { useDraw } from './use-draw';

/** Both decks on the live table, a key each: what it is, how many cards are left, and a tap draws one. */
export function DrawKeys() {
  const t = useWords();
  const { cards, actions } = useCards();
  const draw = useDraw();
  const acting = inPlay(cards.places) !== null;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-2">
      {DECKS.map((deck) => {
        const count = leftIn(cards.places, deck);
        return (
          <Button
            key={deck}
            className="min-h-16 justify-start gap-3 px-3 text-start"
            icon={<DeckBack {...DECK_SIGNS[deck]} small empty={count === 0} />}
            aria-label={`${t(`christmas.draw.${deck}`)}: ${count} ${t('christmas.draw.left')}`}
            aria-disabled={acting || count === 0 || undefined}
            aria-busy={actions.busy || undefined}
            onClick={(event) => event.detail <= 1 && void draw(deck)}
          >
            <b className="block">{t('christmas.draw.key')}</b>
            <span className="tag">{t(`christmas.draw.keyOf.${deck}`, { count })}</span>
          </Button>
        );
      })}
    </div>
  );
}
