'use client';

import { Glyph } from '@/app/design/glyph';
import { Leaf, Row } from '@/app/design/leaf';
import { go } from '@/app/session/address';
import { useWords } from '@/app/table/words';
import { handOf } from '@/lib/rules/christmas-present/places';
import { CardMessages } from './card-messages';
import { useCards } from './cards-context';
import { DrawKeys } from './draw-keys';
import { DECKS_PART } from './parts';

/** The decks on the live table, what the cards ask for now, and the way to hands and discard pile. */
export function LiveCards() {
  const t = useWords();
  const { id, cards, over } = useCards();
  const held = cards.moment.order.reduce((sum, player) => sum + handOf(cards.places, player).length, 0);
  const { lying } = cards.places;
  const note = [
    t('christmas.live.held', { cards: held }),
    ...(lying.length > 0 ? [t('christmas.live.lying', { count: lying.length })] : []),
    ...(cards.waiting.length > 0 ? [t('christmas.live.waiting', { count: cards.waiting.length })] : []),
  ].join(' · ');
  return (
    <>
      <CardMessages />
      {!over && <DrawKeys />}
      <Leaf>
        <Row
          icon={<Glyph name="cards" />}
          title={t('christmas.live.all')}
          note={note}
          onClick={() => go(id, DECKS_PART)}
        />
      </Leaf>
    </>
  );
}
