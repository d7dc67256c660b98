'use client';

import { Dock, PrimaryAction } from '@/app/design/dock';
import { Follower } from '@/app/design/follower';
import { Glyph } from '@/app/design/glyph';
import { Leaf, Row } from '@/app/design/leaf';
import { Pill } from '@/app/design/pill';
import { Screen } from '@/app/design/screen';
import { TopBar } from '@/app/design/top-bar';
import { useTitle } from '@/app/frame/use-title';
import { go, leave } from '@/app/session/address';
import { ClosedMessage } from '@/app/table/closed-message';
import { ProblemMessage } from '@/app/table/problem-message';
import { Undo, UndoToast } from '@/app/table/undo';
import { useWords } from '@/app/table/words';
import { handOf } from '@/lib/rules/christmas-present/places';
import { CardMessages } from './card-messages';
import { useCards } from './cards-context';
import { Decks } from './deck-leaf';
import { Hands } from './hands';
import { LyingList } from './lying-list';
import { HAND, KINDS } from './parts';
import { Pile } from './pile';
import { WaitingList } from './waiting-list';

/** All that everybody may know of the cards: the decks, how many cards each holds, what lies where, the discard pile. */
export function DecksScreen() {
  const t = useWords();
  const { id } = useCards();
  const title = t('christmas.title');
  useTitle(title);
  const back = { label: t('common.actions.back'), onClick: () => leave(id, 'live') };
  const first = (
    <>
      <ProblemMessage />
      <ClosedMessage />
      <Decks />
      <Hands />
      <CardMessages />
    </>
  );
  return (
    <Screen bar={<TopBar title={title} back={back} right={<OnTurn />} />} first={first} dock={<DecksDock />}>
      <LyingList />
      <WaitingList />
      <Leaf>
        <Row icon={<Glyph name="cards" />} title={t('christmas.kinds.title')} onClick={() => go(id, KINDS)} />
      </Leaf>
      <Pile />
    </Screen>
  );
}

function OnTurn() {
  const { cards, seatOf, over } = useCards();
  const player = cards.moment.turn;
  if (player === null || over) return null;
  const { name, colour } = seatOf(player);
  return (
    <Pill icon={<Follower colour={colour} size={26} />}>
      <bdi>{name}</bdi>
    </Pill>
  );
}

/** Undo, and the hand of whoever is on turn. */
function DecksDock() {
  const t = useWords();
  const { id, cards, nameOf, over } = useCards();
  const player = cards.moment.turn;
  const holds = player !== null && handOf(cards.places, player).length > 0;
  return (
    <Dock toast={<UndoToast />}>
      <Undo />
      {player !== null && !over && (
        <PrimaryAction
          label={t('christmas.hand.title', { name: nameOf(player) })}
          reason={holds ? undefined : t('christmas.hand.none')}
          icon={<Glyph name="cards" />}
          onClick={() => go(id, HAND, { player })}
        />
      )}
    </Dock>
  );
}
