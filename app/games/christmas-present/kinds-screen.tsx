'use client';

import { Glyph } from '@/app/design/glyph';
import { Leaf } from '@/app/design/leaf';
import { Screen } from '@/app/design/screen';
import { SectionHead } from '@/app/design/section-head';
import { TopBar } from '@/app/design/top-bar';
import { useTitle } from '@/app/frame/use-title';
import { useWords } from '@/app/table/words';
import { cardKind, DECKS, type Deck } from '@/lib/rules/christmas-present/cards';
import { unseenKinds } from '@/lib/rules/christmas-present/hands';
import { backToDecks } from './card-messages';
import { CardSign } from './card-picture';
import { TIMING_GLYPHS } from './card-signs';
import { effectText, nameText } from './card-words';
import { useCards } from './cards-context';

/** Every kind of card: what it does and when, and how many nobody has seen on the table. */
export function KindsScreen() {
  const t = useWords();
  const { id } = useCards();
  const title = t('christmas.kinds.title');
  useTitle(title);
  return (
    <Screen bar={<TopBar title={title} back={{ label: t('common.actions.back'), onClick: () => backToDecks(id) }} />}>
      <p className="note">{t('christmas.kinds.lead')}</p>
      {DECKS.map((deck) => (
        <KindsOf key={deck} deck={deck} />
      ))}
    </Screen>
  );
}

function KindsOf({ deck }: { deck: Deck }) {
  const t = useWords();
  const { cards } = useCards();
  const kinds = unseenKinds(cards.places).filter(({ card }) => cardKind(card).deck === deck);
  return (
    <section className="flex flex-col gap-3" aria-labelledby={deck}>
      <SectionHead title={t(`christmas.deck.${deck}`)} id={deck} />
      <Leaf as="ul">
        {kinds.map(({ card, unseen }) => {
          const { when } = cardKind(card);
          return (
            <li key={card} className="row">
              <span className="row-icon min-w-6 justify-center">
                <CardSign card={card} />
              </span>
              <span className="row-words">
                <b>{nameText(t, card)}</b>
                <span className="tag">{effectText(t, card, cards.options)}</span>
                <span className="tag flex items-center gap-1">
                  <Glyph name={TIMING_GLYPHS[when]} className="text-hazel" />
                  {t(`christmas.card.timing.${when}`)}
                </span>
              </span>
              <span className="row-end tag">{t('christmas.kinds.unseen', { count: unseen })}</span>
            </li>
          );
        })}
      </Leaf>
    </section>
  );
}
