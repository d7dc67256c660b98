'use client';

import { Mark } from '@/app/design/follower';
import { DeckBack } from '@/app/design/gift-card';
import { Leaf } from '@/app/design/leaf';
import { SectionHead } from '@/app/design/section-head';
import { useWords } from '@/app/table/words';
import { cardKind } from '@/lib/rules/christmas-present/cards';
import { DECK_SIGNS } from './card-signs';
import { effectText, nameText } from './card-words';
import { useCards } from './cards-context';

/** The discard pile, the card on top first: what everybody has seen. */
export function Pile() {
  const t = useWords();
  const { cards, seatOf } = useCards();
  const { pile, prevented } = cards.places;
  return (
    <section className="flex flex-col gap-3" aria-labelledby="pile">
      <SectionHead
        title={t('christmas.pile.title')}
        note={t('christmas.pile.note', { count: pile.length })}
        id="pile"
      />
      {pile.length > 0 && (
        <Leaf as="ol">
          {pile.toReversed().map(({ card, nth, player, how, entry }) => {
            const { name, colour } = seatOf(player);
            const said = Object.hasOwn(prevented, entry) ? 'prevented' : how;
            return (
              <li key={`${cardKind(card).deck}-${nth}`} className="row">
                <DeckBack {...DECK_SIGNS[cardKind(card).deck]} small />
                <span className="row-words">
                  <b>{nameText(t, card)}</b>
                  <span className="tag">{effectText(t, card, cards.options)}</span>
                </span>
                <span className="row-end max-w-1/3 flex-col items-end gap-0.5 text-end">
                  <span className="flex items-center gap-1.5">
                    <Mark colour={colour} size={15} />
                    <bdi className="tag font-semibold">{name}</bdi>
                  </span>
                  <span className="tag">{t(`christmas.pile.${said}`)}</span>
                </span>
              </li>
            );
          })}
        </Leaf>
      )}
    </section>
  );
}
