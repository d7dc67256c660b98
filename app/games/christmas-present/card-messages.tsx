'use client';

import { Message } from '@/app/design/message';
import { go, leave, useAddress } from '@/app/session/address';
import { useWords } from '@/app/table/words';
import { attackIn } from '@/lib/rules/christmas-present/moves';
import { inPlay } from '@/lib/rules/christmas-present/places';
import { excessIn } from '@/lib/rules/christmas-present/timing';
import { nameText } from './card-words';
import { useCards } from './cards-context';
import { CARD, DECKS_PART } from './parts';

/** What the cards ask for now: one that acts, an attack that may be cancelled, a hand that is too full. */
export function CardMessages() {
  return (
    <>
      <InPlayMessage />
      <AttackMessage />
      <ExcessMessage />
    </>
  );
}

function InPlayMessage() {
  const t = useWords();
  const { id, cards, nameOf, session } = useCards();
  const acting = inPlay(cards.places);
  if (acting === null || session.finished) return null;
  return (
    <Message
      tone="warn"
      fact={t('christmas.inPlay.fact', { name: nameOf(acting.player), card: nameText(t, acting.card) })}
      action={{ label: t('christmas.inPlay.open'), onClick: () => go(id, CARD) }}
    >
      {t('christmas.inPlay.text')}
    </Message>
  );
}

/** Whoever can cancel it holds that card covered: everybody is told alike. */
function AttackMessage() {
  const t = useWords();
  const { id, cards, nameOf, over } = useCards();
  const { at } = useAddress();
  const attack = over || cards.moment.turn === null ? null : attackIn(cards.places, cards.places.last?.turn ?? 0);
  if (attack === null || attack.player !== cards.moment.turn) return null;
  const hands = { label: t('christmas.hands.title'), onClick: () => go(id, DECKS_PART) };
  return (
    <Message
      tone="warn"
      fact={t('christmas.attack.fact', { name: nameOf(attack.player), card: nameText(t, attack.card) })}
      {...(at === DECKS_PART ? {} : { action: hands })}
    >
      {t('christmas.attack.text')}
    </Message>
  );
}

function ExcessMessage() {
  const t = useWords();
  const { cards, nameOf, over } = useCards();
  const player = cards.moment.turn;
  const excess = over || player === null ? null : excessIn(cards.places, player, cards.options);
  if (excess === null) return null;
  const { held, over: more } = excess;
  return (
    <Message tone="warn" fact={t('christmas.hands.excess', { name: nameOf(excess.player), held })}>
      {t('christmas.hands.excessText', { over: more })}
    </Message>
  );
}

/** One step back to the part that a card was opened from. */
export const backToDecks = (id: string): void => leave(id, DECKS_PART);
