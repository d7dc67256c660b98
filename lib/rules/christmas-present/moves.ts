import { type Card, COPIES, cardKind, DECK_SIZE, type Deck } from './cards';
import type { DrewFact, HandClosedFact, PlayedFact } from './facts';
import { lies, lyingAfter } from './lying';
import { type Discarded, handOf, type Move, type Places, timesSeen } from './places';
import type { MoveRefusal } from './refusals';

/**
 * Where the cards are after a move, or why no card can go there. Of the order of play it knows nothing: see timing.ts.
 * A card only ever goes from one place to another, so together they stay 64 (XP-04).
 */
export function move(places: Places, made: Move): Places | MoveRefusal {
  const after = moved(places, made);
  return 'refused' in after ? after : { ...after, last: made };
}

function moved(places: Places, { entry, player, fact, turn }: Move): Places | MoveRefusal {
  switch (fact.kind) {
    case 'christmas-present/drew':
      return draw(places, player, fact);
    case 'christmas-present/played':
      return cardKind(fact.card).effect === 'prevents'
        ? prevent(places, entry, player, turn, fact)
        : play(places, entry, player, fact);
    case 'christmas-present/let-go':
      return discard(places, { card: fact.card, nth: fact.nth, player, how: 'let-go', entry });
    case 'christmas-present/hand-closed':
      return close(places, entry, player, fact);
  }
}

/** The next card of a deck goes to the hand, or lies open and is in play (XP-05, XP-06). */
function draw(places: Places, player: string, { deck, nth, shown: open }: DrewFact): Places | MoveRefusal {
  const shown = open ?? null;
  const next = places.drawn[deck].length + 1;
  if (next > DECK_SIZE) return { refused: 'christmas-present/deck-empty', deck };
  if (nth !== next) return { refused: 'christmas-present/not-next-card', deck, nth, next };
  const refusal = shown === null ? null : (refuseKind(places, shown, deck) ?? refuseOpen(shown));
  if (refusal !== null) return refusal;
  const drawn = { ...places.drawn, [deck]: [...places.drawn[deck], { player, shown, discarded: false }] };
  return { ...places, drawn };
}

function refuseKind(places: Places, card: Card, deck: Deck): MoveRefusal | null {
  if (cardKind(card).deck !== deck) return { refused: 'christmas-present/wrong-deck', card, deck };
  return timesSeen(places, card) >= COPIES ? { refused: 'christmas-present/no-such-card-left', card } : null;
}

const refuseOpen = (card: Card): MoveRefusal | null =>
  cardKind(card).when === 'at-once' ? null : { refused: 'christmas-present/not-open', card };

/** A card goes to the pile; what lies on features changes with it. */
function play(places: Places, entry: string, player: string, fact: PlayedFact): Places | MoveRefusal {
  const after = discard(places, { card: fact.card, nth: fact.nth, player, how: 'played', entry });
  if ('refused' in after) return after;
  return { ...after, lying: [...after.lying, ...lyingAfter(entry, player, fact)] };
}

/** Cancels the road card that somebody else played just now, in the same turn (XP-10). */
function prevent(
  places: Places,
  entry: string,
  player: string,
  turn: number,
  { card, nth }: PlayedFact,
): Places | MoveRefusal {
  const attack = attackIn(places, turn);
  if (attack === null) return { refused: 'christmas-present/nothing-to-prevent' };
  if (attack.player === player) return { refused: 'christmas-present/own-attack', player };
  const after = discard(places, { card, nth, player, how: 'played', entry });
  if ('refused' in after) return after;
  const lying = after.lying.filter((each) => each.entry !== attack.entry);
  return { ...after, lying, prevented: { ...after.prevented, [attack.entry]: entry } };
}

/**
 * The road card that can be cancelled now: the last move, made in this turn; null: there is none. One that lies is not
 * just played any more once its feature was scored with it (XP-10).
 */
export function attackIn({ last, lying }: Places, turn: number): { player: string; card: Card; entry: string } | null {
  if (last === null || last.turn !== turn || last.fact.kind !== 'christmas-present/played') return null;
  const { player, entry, fact } = last;
  const { card } = fact;
  const isSpent = lies(card) && !lying.some((each) => each.entry === entry);
  return cardKind(card).deck === 'road' && !isSpent ? { player, card, entry } : null;
}

/** A card in play, or a covered one that now shows itself, goes to the pile. */
function discard(places: Places, to: Discarded): Places | MoveRefusal {
  const { card, nth, player } = to;
  const { deck, when } = cardKind(card);
  const drawn = places.drawn[deck][nth - 1];
  const isOpen = drawn?.shown === card && !drawn.discarded;
  const isCovered = drawn?.shown === null && when !== 'at-once';
  if (drawn?.player !== player || !(isOpen || isCovered))
    return { refused: 'christmas-present/not-held', player, card, nth };
  if (isCovered && timesSeen(places, card) >= COPIES) return { refused: 'christmas-present/no-such-card-left', card };
  const cards = places.drawn[deck].with(nth - 1, { player, shown: card, discarded: true });
  return { ...places, drawn: { ...places.drawn, [deck]: cards }, pile: [...places.pile, to] };
}

/** What is left in a hand at the end is laid open, card by card, as far as anybody knows what it is (XP-12). */
function close(
  places: Places,
  entry: string,
  player: string,
  { dead, covered = 0 }: HandClosedFact,
): Places | MoveRefusal {
  if (places.closed.includes(player)) return { refused: 'christmas-present/hand-closed', player };
  const held = handOf(places, player).length;
  const named = dead.length + covered;
  if (named !== held || covered < 0) return { refused: 'christmas-present/hand-incomplete', player, held, named };
  let after: Places = { ...places, closed: [...places.closed, player] };
  for (const { card, nth } of dead) {
    const next: Places | MoveRefusal = discard(after, { card, nth, player, how: 'dead', entry });
    if ('refused' in next) return next;
    after = next;
  }
  return after;
}
