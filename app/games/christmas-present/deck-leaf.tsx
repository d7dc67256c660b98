'use client';

import { Button } from '@/app/design/button';
import { DeckBack } from '@/app/design/gift-card';
import { Leaf } from '@/app/design/leaf';
import { useWords } from '@/app/table/words';
import { DECKS, type Deck } from '@/lib/rules/christmas-present/cards';
import { inPlay, leftIn } from '@/lib/rules/christmas-present/places';
import { DECK_SIGNS } from './card-signs';
import { useCards } from './cards-context';
import { useDraw } from './use-draw';

/** Both decks, to be drawn from; what they say stands in the same lines, though one says more. */
export function Decks() {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-2">
      {DECKS.map((deck) => (
        <DeckLeaf key={deck} deck={deck} />
      ))}
    </div>
  );
}

/** A deck: its back, how many cards it still has, and the key that draws one. An empty one says so. */
function DeckLeaf({ deck }: { deck: Deck }) {
  const t = useWords();
  const { cards, over, actions } = useCards();
  const draw = useDraw();
  const count = leftIn(cards.places, deck);
  const acting = inPlay(cards.places) !== null;
  return (
    <Leaf as="section" className="row-span-4 grid grid-rows-subgrid gap-3 p-3">
      <h2 className="text-h3 wrap-anywhere">{t(`christmas.deck.${deck}`)}</h2>
      <div className="flex items-center gap-4">
        <DeckBack {...DECK_SIGNS[deck]} empty={count === 0} />
        <div className="min-w-0">
          <p className="num text-score-sm">{count}</p>
          <p className="tag">{t('christmas.draw.left')}</p>
        </div>
      </div>
      {!over && count > 0 && (
        <Button
          look="big"
          aria-label={t(`christmas.draw.${deck}`)}
          aria-disabled={acting || undefined}
          aria-busy={actions.busy || undefined}
          onClick={(event) => event.detail <= 1 && void draw(deck)}
        >
          {t('christmas.draw.key')}
        </Button>
      )}
      <p className="note row-start-4">{t(count === 0 ? 'christmas.draw.empty' : `christmas.when.${deck}`)}</p>
    </Leaf>
  );
}
