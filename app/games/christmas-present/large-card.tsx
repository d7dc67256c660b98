'use client';

import { GiftCard } from '@/app/design/gift-card';
import { useWords } from '@/app/table/words';
import { type Card, cardKind } from '@/lib/rules/christmas-present/cards';
import { CardPicture } from './card-picture';
import { DECK_SIGNS, TIMING_GLYPHS } from './card-signs';
import { effectText, nameText } from './card-words';
import { useCards } from './cards-context';

/** A card with its picture, its effect and when it acts. */
export function LargeCard({ card }: { card: Card }) {
  const t = useWords();
  const { cards } = useCards();
  const { deck, when } = cardKind(card);
  return (
    <GiftCard
      {...DECK_SIGNS[deck]}
      title={nameText(t, card)}
      picture={<CardPicture card={card} />}
      effect={effectText(t, card, cards.options)}
      timing={{ glyph: TIMING_GLYPHS[when], label: t(`christmas.card.timing.${when}`) }}
    />
  );
}
