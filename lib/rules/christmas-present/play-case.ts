import { type Card, cardKind, DECKS, type Deck } from './cards';
import { cardsLeft, type Known } from './chance';
import type { MoveFact } from './facts';
import { openHand } from './hands';
import { move } from './moves';
import type { CardOptions } from './options';
import { handOf, inPlay, leftIn, NOTHING_DRAWN, type Places } from './places';
import { type Moment, refuseTiming, refuseTurnEnd } from './timing';

/* Plays worked examples: what a table with these cards would accept, action by action. */

/** What somebody does with a card, named by what it is; `points`: of the whole feature. */
type CardAction =
  | { player: string; do: 'draw'; deck: Deck; card: Card }
  | { player: string; do: 'play'; card: Card; points?: number }
  | { player: string; do: 'discard'; card: Card };

export type Action = CardAction | { player: string; do: 'end-turn' } | { player: string; do: 'end-game' };

/** A table of cards in full knowledge, as only a worked example has it. */
export type Game = {
  seats: readonly string[];
  options: CardOptions;
  places: Places;
  known: Known[];
  scores: Record<string, number>;
  /** The number of the turn, from 1. */
  turn: number;
  ended: boolean;
};

export const newGame = (seats: readonly string[], options: CardOptions): Game => ({
  ...{ seats, options, places: NOTHING_DRAWN, known: [], turn: 1, ended: false },
  scores: Object.fromEntries(seats.map((player) => [player, 0])),
});

/** The game after an action; null: the action is refused. */
export function after(game: Game, action: Action): Game | null {
  if (!game.seats.includes(action.player)) return null;
  if (action.do === 'end-turn') return game.ended ? closed(game, action.player) : passed(game, action.player);
  if (action.do === 'end-game') return ended(game);
  const fact = factOf(game, action);
  const next = fact === null ? null : moved(game, action.player, fact);
  if (next === null) return null;
  if (action.do === 'draw') return { ...next, known: [...game.known, drawnBy(game, action)] };
  return action.do === 'play' ? scored(next, action) : next;
}

const onTurn = ({ seats, turn }: Game): string => seats[(turn - 1) % seats.length] ?? '';

const momentOf = (game: Game): Moment => ({ turn: onTurn(game), ended: game.ended, order: game.seats });

function moved(game: Game, player: string, fact: MoveFact): Game | null {
  if (refuseTiming(game.places, player, fact, momentOf(game), game.options) !== null) return null;
  const places = move(game.places, { entry: String(game.places.pile.length), player, turn: game.turn, fact });
  return 'refused' in places ? null : { ...game, places };
}

const drawnBy = ({ places }: Game, { deck, card }: Extract<Action, { do: 'draw' }>): Known => ({
  ...{ deck, card },
  nth: places.drawn[deck].length + 1,
});

/** The fact that an action stands for; null: there is no such card where it says. */
function factOf(game: Game, action: CardAction): MoveFact | null {
  const { card } = action;
  if (action.do === 'draw') {
    if (!cardsLeft(action.deck, game.known).includes(card)) return null;
    const shown = cardKind(card).when === 'at-once' ? { shown: card } : {};
    return { kind: 'christmas-present/drew', deck: action.deck, nth: drawnBy(game, action).nth, ...shown };
  }
  const nth = whereIs(game, action.player, card);
  if (nth === null) return null;
  return { kind: action.do === 'play' ? 'christmas-present/played' : 'christmas-present/let-go', card, nth };
}

function whereIs({ places, known }: Game, player: string, card: Card): number | null {
  const acting = inPlay(places);
  if (acting?.card === card) return acting.nth;
  return openHand(places, player, known).find((held) => held.card === card)?.nth ?? null;
}

const scored = (
  game: Game,
  { player, card, points = card === 'score-3' ? 3 : 0 }: Extract<Action, { do: 'play' }>,
) => ({
  ...game,
  scores: { ...game.scores, [player]: (game.scores[player] ?? 0) + points },
});

function passed(game: Game, player: string): Game | null {
  if (player !== onTurn(game)) return null;
  return refuseTurnEnd(game.places, player, game.options) === null ? { ...game, turn: game.turn + 1 } : null;
}

function ended(game: Game): Game | null {
  if (game.ended) return null;
  return refuseTurnEnd(game.places, onTurn(game), game.options) === null ? { ...game, ended: true } : null;
}

function closed(game: Game, player: string): Game | null {
  const dead = openHand(game.places, player, game.known).flatMap(({ card, nth }) => (card ? [{ card, nth }] : []));
  return moved(game, player, { kind: 'christmas-present/hand-closed', dead });
}

/** What the worked examples ask of a game. */
export const answerOf = (game: Game) => ({
  hands: Object.fromEntries(game.seats.map((player) => [player, handOf(game.places, player).length])),
  discard: game.places.pile.length,
  left: Object.fromEntries(DECKS.map((deck) => [deck, leftIn(game.places, deck)])),
  scores: game.scores,
});
