'use client';

import { EyeOff, Trash2 } from 'lucide-react';
import type { Dispatch, ReactNode, SetStateAction } from 'react';
import { Button } from '@/app/design/button';
import { AuxButton, Dock, PrimaryAction } from '@/app/design/dock';
import { Follower } from '@/app/design/follower';
import { Glyph } from '@/app/design/glyph';
import { Message } from '@/app/design/message';
import { Screen } from '@/app/design/screen';
import { TopBar } from '@/app/design/top-bar';
import { Waiting } from '@/app/design/waiting';
import { NotRead } from '@/app/frame/not-read';
import { ProblemMessage } from '@/app/table/problem-message';
import { useWords } from '@/app/table/words';
import { isRateCard } from '@/lib/rules/christmas-present/card-rates';
import { cardKind } from '@/lib/rules/christmas-present/cards';
import type { Known } from '@/lib/rules/christmas-present/chance';
import { type HeldCard, openHand } from '@/lib/rules/christmas-present/hands';
import { lies } from '@/lib/rules/christmas-present/lying';
import type { Held } from '@/lib/rules/christmas-present/places';
import { excessIn } from '@/lib/rules/christmas-present/timing';
import { CardSign } from './card-picture';
import { DECK_SIGNS, TIMING_GLYPHS } from './card-signs';
import { nameText } from './card-words';
import { useCards } from './cards-context';
import { LargeCard } from './large-card';
import { LayOpen } from './lay-open';
import { PlayCard } from './play-card';
import { SaidCard, UnknownCard } from './unknown-card';
import { useKnown } from './use-known';
import { type CardOf, usePlay } from './use-play';
import { notNow } from './when-playable';

/** The card in front, as the address names one: by its deck and number, never by what it is. */
export type ShownCard = { card: string | null; playing: boolean };

type OpenHandProps = {
  player: string;
  /** Kept while the hand is covered, so that whoever opens it again goes on there. */
  shown: readonly [ShownCard, Dispatch<SetStateAction<ShownCard>>];
  /** What this phone does not know, as the player says it is. */
  said: readonly [readonly Known[], Dispatch<SetStateAction<readonly Known[]>>];
  onCover: () => void;
  onLeave: () => void;
};

/** A hand that its player looks at. */
export function OpenHand(props: OpenHandProps) {
  const t = useWords();
  const { id, seatOf } = useCards();
  const stored = useKnown(id);
  const { name, colour } = seatOf(props.player);
  const bar = (back?: () => void) => (
    <TopBar
      title={
        <span className="flex items-center gap-2">
          <Follower colour={colour} size={34} />
          {t('christmas.hand.title', { name })}
        </span>
      }
      {...(back ? { back: { label: t('common.actions.back'), onClick: back } } : {})}
      right={
        <Button className="my-1.5 mr-2.5" icon={<EyeOff aria-hidden />} onClick={props.onCover}>
          {t('christmas.hand.cover')}
        </Button>
      }
    />
  );
  if (stored.status === 'read') return <Cards {...props} bar={bar} known={stored.value} />;
  return (
    <Screen bar={bar()}>
      {stored.status === 'failed' ? (
        <NotRead fact={t('christmas.hand.unread')} error={stored.error} />
      ) : (
        <Waiting label={t('christmas.hand.reading')} />
      )}
    </Screen>
  );
}

const keyOf = ({ deck, nth }: Held): string => `${deck}-${nth}`;

function Cards({
  player,
  shown: [{ card: chosen, playing }, show],
  said: [said, say],
  onLeave,
  bar,
  known,
}: OpenHandProps & { bar: (back?: () => void) => ReactNode; known: Known[] }) {
  const t = useWords();
  const { cards } = useCards();
  const hand = openHand(cards.places, player, [...known, ...said]);
  const { moment } = cards;
  const first = moment.ended ? hand.find(actsAtEnd) : undefined;
  const held = hand.find((card) => keyOf(card) === chosen) ?? first ?? hand[0];
  const isIn = (cards: readonly Known[], card: HeldCard) => cards.some((each) => keyOf(each) === keyOf(card));
  if (held === undefined)
    return (
      <Screen bar={bar()} dock={moment.ended ? <LayOpen player={player} hand={hand} onDone={onLeave} /> : undefined}>
        <p>{t('christmas.hand.none')}</p>
      </Screen>
    );
  if (playing && held.card !== null && keyOf(held) === chosen)
    return (
      <PlayCard
        bar={bar(() => show({ card: chosen, playing: false }))}
        played={{ ...held, card: held.card, player }}
        onDone={onLeave}
      />
    );
  return (
    <Screen
      bar={bar()}
      dock={<HandDock {...{ player, held, hand, onLeave }} onPlay={() => show({ card: keyOf(held), playing: true })} />}
    >
      <ProblemMessage />
      <TooMany player={player} />
      {held.card === null ? (
        <UnknownCard held={held} hand={hand} onSay={(card) => say([...said, { ...held, card }])} />
      ) : (
        <LargeCard card={held.card} />
      )}
      {isIn(said, held) && !isIn(known, held) && (
        <SaidCard onTakeBack={() => say(said.filter((each) => keyOf(each) !== keyOf(held)))} />
      )}
      <fieldset className="hand-cards" aria-label={t('christmas.hand.which')}>
        {hand.map((card) => (
          <SmallCard
            key={keyOf(card)}
            held={card}
            chosen={card === held}
            onChoose={() => show({ card: keyOf(card), playing: false })}
          />
        ))}
      </fieldset>
    </Screen>
  );
}

function TooMany({ player }: { player: string }) {
  const t = useWords();
  const { cards, over } = useCards();
  const excess = over ? null : excessIn(cards.places, player, cards.options);
  if (excess === null) return null;
  return (
    <Message tone="bad" fact={t('christmas.hand.over', { held: excess.held })}>
      {t('christmas.hand.overText', { over: excess.over })}
    </Message>
  );
}

type SmallCardProps = { held: HeldCard; chosen: boolean; onChoose: () => void };

function SmallCard({ held: { deck, card }, chosen, onChoose }: SmallCardProps) {
  const t = useWords();
  return (
    <button
      type="button"
      className="hand-card"
      data-row={DECK_SIGNS[deck].row}
      aria-pressed={chosen}
      aria-label={card === null ? t('christmas.hand.unknown') : nameText(t, card)}
      onClick={onChoose}
    >
      {card === null ? <Glyph name="face-down" /> : <CardSign card={card} />}
      {card !== null && <Glyph name={TIMING_GLYPHS[cardKind(card).when]} />}
    </button>
  );
}

type HandDockProps = {
  player: string;
  held: HeldCard;
  hand: readonly HeldCard[];
  onLeave: () => void;
  onPlay: () => void;
};

/** Plays the chosen card, or says why it cannot be played now; lets one go where there are too many. */
function HandDock({ player, held, hand, onLeave, onPlay }: HandDockProps) {
  const { cards } = useCards();
  if (cards.places.closed.includes(player)) return null;
  if (cards.moment.ended && hand.every((each) => !actsAtEnd(each)))
    return <LayOpen player={player} hand={hand} onDone={onLeave} />;
  if (held.card === null) return null;
  return <KnownDock played={{ ...held, card: held.card, player }} {...{ hand, onLeave, onPlay }} />;
}

const actsAtEnd = ({ card }: HeldCard): boolean => card !== null && cardKind(card).when === 'end';

type KnownDockProps = Omit<HandDockProps, 'player' | 'held'> & { played: CardOf };

function KnownDock({ played, onLeave, onPlay }: KnownDockProps) {
  const t = useWords();
  const { cards, nameOf, actions, over } = useCards();
  const { play, letGo } = usePlay(played);
  const { card, player } = played;
  const excess = over ? null : excessIn(cards.places, player, cards.options);
  const asks = isRateCard(card) || lies(card) || cardKind(card).effect === 'supply';
  const key = cards.moment.ended ? 'christmas.hand.reveal' : 'christmas.hand.play';
  async function now() {
    if (asks) onPlay();
    else if (await play()) onLeave();
  }
  return (
    <Dock>
      {excess !== null && player === cards.moment.turn && (
        <AuxButton icon={<Trash2 aria-hidden />} label={t('christmas.hand.letGo')} onClick={() => void letGo()} />
      )}
      <PrimaryAction
        label={t(key)}
        reason={notNow(t, cards, played, nameOf) ?? undefined}
        busy={actions.busy}
        onClick={() => void now()}
      />
    </Dock>
  );
}
