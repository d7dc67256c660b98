'use client';

import { Button } from '@/app/design/button';
import { Leaf, Row } from '@/app/design/leaf';
import { Message } from '@/app/design/message';
import { SectionHead } from '@/app/design/section-head';
import { useWords } from '@/app/table/words';
import type { Card } from '@/lib/rules/christmas-present/cards';
import { type HeldCard, mayBe } from '@/lib/rules/christmas-present/hands';
import { CardSign } from './card-picture';
import { effectText, nameText } from './card-words';
import { useCards } from './cards-context';

type UnknownCardProps = { held: HeldCard; hand: readonly HeldCard[]; onSay: (card: Card) => void };

/**
 * A card that this phone does not know: how to bring it back, and everything it can be, for whoever remembers it (XP-35).
 * 2026-11-30: what is said is kept nowhere. Played, let go or laid open, the card is named in the log like any other;
 * until then a slip of the finger harms nothing, and a backup that knows better is right.
 */
export function UnknownCard({ held, hand, onSay }: UnknownCardProps) {
  const t = useWords();
  const { cards } = useCards();
  return (
    <>
      <Message tone="warn" fact={t('christmas.hand.unknownFact')}>
        {t('christmas.hand.unknownText')} {cards.moment.ended && t('christmas.hand.unknownAtEnd')}
      </Message>
      <section className="flex flex-col gap-3" aria-labelledby="may-be">
        <SectionHead title={t('christmas.hand.say')} id="may-be" />
        <Leaf>
          {mayBe(cards.places, held.deck, hand).map((card) => (
            <Row
              key={card}
              icon={<CardSign card={card} />}
              title={nameText(t, card)}
              note={effectText(t, card, cards.options)}
              onClick={() => onSay(card)}
            />
          ))}
        </Leaf>
      </section>
    </>
  );
}

/** Below a card that is what its player says: the way to say something else. */
export function SaidCard({ onTakeBack }: { onTakeBack: () => void }) {
  const t = useWords();
  return (
    <Button className="mx-auto" onClick={onTakeBack}>
      {t('christmas.hand.another')}
    </Button>
  );
}
