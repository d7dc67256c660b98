import { type Card, cardKind, DECKS } from './cards';
import type { MoveFact } from './facts';
import type { CardOptions } from './options';
import { handOf, inPlay, type Places } from './places';
import type { TimingRefusal } from './refusals';

/** Where the game stands. `turn`: whose it is. `order`: everybody, from the start player on (XP-11). */
export type Moment = { turn: string | null; ended: boolean; order: readonly string[] };

/** The most cards that a player may hold when the own turn ends: in all, or of each deck (XP-08). */
export const HAND_LIMIT = 5;

/** Why a player may not move a card like that now; null: it may be moved (XP-05 to XP-12). */
export function refuseTiming(
  places: Places,
  player: string,
  fact: MoveFact,
  moment: Moment,
  options: CardOptions,
): TimingRefusal | null {
  if (moment.ended) return refuseAtEnd(places, player, fact, moment);
  switch (fact.kind) {
    case 'christmas-present/drew':
      return refuseOwnTurn(player, moment) ?? refuseInPlay(places);
    case 'christmas-present/played':
      return refusePlay(places, player, fact.card, moment);
    case 'christmas-present/let-go':
      return (
        (isActing(places, player, fact.card) ? null : refuseOwnTurn(player, moment)) ??
        refuseLetGo(places, player, fact, options)
      );
    case 'christmas-present/hand-closed':
      return { refused: 'christmas-present/not-ended' };
  }
}

const refuseOwnTurn = (player: string, { turn }: Moment): TimingRefusal | null =>
  player === turn ? null : { refused: 'christmas-present/not-your-turn', player, turn };

/** While a card acts, nothing else happens (XP-06). `except`: a card that may be the one in play. */
function refuseInPlay(places: Places, except?: Card): TimingRefusal | null {
  const acting = inPlay(places);
  return acting === null || acting.card === except
    ? null
    : { refused: 'christmas-present/card-in-play', player: acting.player, card: acting.card };
}

/** A card in play still acts after its player left or the turn was put right: else no turn could end any more (XP-06). */
function isActing(places: Places, player: string, card: Card): boolean {
  const acting = inPlay(places);
  return acting?.player === player && acting.card === card;
}

function refusePlay(places: Places, player: string, card: Card, moment: Moment): TimingRefusal | null {
  const { when } = cardKind(card);
  if (when === 'end') return { refused: 'christmas-present/at-the-end-only', card };
  const isFree = when === 'when-attacked' || isActing(places, player, card);
  return (isFree ? null : refuseOwnTurn(player, moment)) ?? refuseInPlay(places, card);
}

/** A card in play may be let go, as only the table knows whether it can act; of a hand only what is too much (XP-09). */
function refuseLetGo(
  places: Places,
  player: string,
  { card }: Extract<MoveFact, { kind: 'christmas-present/let-go' }>,
  options: CardOptions,
): TimingRefusal | null {
  const acting = inPlay(places);
  if (acting !== null) return refuseInPlay(places, card);
  const { deck } = cardKind(card);
  const held = handOf(places, player).filter((each) => options.handLimit === '5-in-all' || each.deck === deck).length;
  return held > HAND_LIMIT ? null : { refused: 'christmas-present/no-excess', player, held, most: HAND_LIMIT };
}

/** Why a player's turn, or the game in it, cannot end: a card that acts, too many cards (XP-06, XP-08). */
export function refuseTurnEnd(places: Places, player: string | null, options: CardOptions): TimingRefusal | null {
  const refusal = refuseInPlay(places);
  if (refusal !== null || player === null) return refusal;
  return excessIn(places, player, options);
}

/** What is too much in a hand; null: nothing is (XP-08). */
export function excessIn(
  places: Places,
  player: string,
  { handLimit }: CardOptions,
): Extract<TimingRefusal, { refused: 'christmas-present/too-many-cards' }> | null {
  const hand = handOf(places, player);
  const parts = handLimit === '5-in-all' ? [undefined] : DECKS;
  for (const deck of parts) {
    const held = deck === undefined ? hand.length : hand.filter((each) => each.deck === deck).length;
    const over = held - HAND_LIMIT;
    if (over > 0)
      return {
        refused: 'christmas-present/too-many-cards',
        player,
        held,
        most: HAND_LIMIT,
        over,
        ...(deck && { deck }),
      };
  }
  return null;
}

/** Whose hand is revealed next: the first in order with cards; null: nobody has any (XP-11). */
export const revealing = (places: Places, { order }: Pick<Moment, 'order'>): string | null =>
  order.find((player) => !places.closed.includes(player) && handOf(places, player).length > 0) ?? null;

function refuseAtEnd(places: Places, player: string, fact: MoveFact, moment: Moment): TimingRefusal | null {
  if (fact.kind === 'christmas-present/drew' || fact.kind === 'christmas-present/let-go')
    return { refused: 'christmas-present/game-ended' };
  if (fact.kind === 'christmas-present/played' && cardKind(fact.card).when !== 'end')
    return { refused: 'christmas-present/dead-card', card: fact.card };
  const next = revealing(places, moment);
  const isEarly = next !== null && moment.order.indexOf(next) < moment.order.indexOf(player);
  return isEarly ? { refused: 'christmas-present/not-your-reveal', player, next } : null;
}
