'use client';

import { useRef } from 'react';
import { go } from '@/app/session/address';
import type { Deck } from '@/lib/rules/christmas-present/cards';
import type { DrewFact } from '@/lib/rules/christmas-present/facts';
import { useCards } from './cards-context';
import { CARD, HAND } from './parts';

/** Draws the next card of a deck for whoever is on turn, and goes to it: open if it acts at once, else behind the curtain. */
export function useDraw(): (deck: Deck) => Promise<void> {
  const { id, cards, actions, placeOf } = useCards();
  const drawing = useRef(false);
  return async (deck) => {
    const player = cards.moment.turn;
    // The second tap of two was meant for the card that the first one drew.
    if (player === null || drawing.current) return;
    drawing.current = true;
    const nth = cards.places.drawn[deck].length + 1;
    const fact: DrewFact = { kind: 'christmas-present/drew', deck, nth };
    const event = await actions.act({ do: 'record', place: placeOf(player), fact });
    drawing.current = false;
    if (event?.type !== 'recorded') return;
    const { shown } = event.fact as DrewFact;
    if (shown === undefined) go(id, HAND, { player, card: `${deck}-${nth}` });
    else go(id, CARD);
  };
}
