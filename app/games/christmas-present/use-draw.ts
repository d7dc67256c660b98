'use client';

import { useRef } from 'react';
import { go } from '@/app/session/address';
import type { Deck } from '@/lib/rules/christmas-present/cards';
import type { DrewFact } from '@/lib/rules/christmas-present/facts';
import type { SessionEvent } from '@/lib/sessions/events';
import { placeNow } from '../carcassonne/carcassonne-context';
import { cardsIn, useCards } from './cards-context';
import { CARD, HAND } from './parts';

/** Draws the next card of a deck for whoever is on turn, and goes to it: open if it acts at once, else behind the curtain. */
export function useDraw(): (deck: Deck) => Promise<void> {
  const { id, cards, actions, now } = useCards();
  const drawing = useRef(false);
  return async (deck) => {
    // The second tap of two was meant for the card that the first one drew.
    if (drawing.current) return;
    drawing.current = true;
    const nth = cards.places.drawn[deck].length + 1;
    const event = await draw({ kind: 'christmas-present/drew', deck, nth });
    drawing.current = false;
    if (event?.type !== 'recorded') return;
    const { shown } = event.fact as DrewFact;
    if (shown === undefined) go(id, HAND, { player: event.place.player, card: `${deck}-${nth}` });
    else go(id, CARD);
  };

  /** Whoever has just tapped "Next" draws for the next player; where that was refused, nobody draws. */
  async function draw(fact: DrewFact): Promise<SessionEvent | null> {
    if (!(await actions.settled())) return null;
    const view = now();
    if (cardsIn(view).moment.turn === null) return null;
    return actions.act({ do: 'record', place: placeNow(view), fact });
  }
}
