import type { TableView } from '../../carcassonne';
import { truthOf as truthOfBase } from '../../carcassonne/testing/sentences';
import { idOf, nameOf, type Sentence, type Told, truthAmong, viewOf } from '../../testing/told';
import type { Deck } from '../cards';
import { handOf, leftIn } from '../places';
import type { CardView } from '../view';

type Read = Told<TableView>;

const cardsOf = (table: Read) => viewOf(table).addOns['christmas-present'] as CardView;

const SENTENCES: Sentence<TableView>[] = [
  [
    /^(\S+) holds \d+ cards?$/,
    (table, name = '') => {
      const held = handOf(cardsOf(table).places, idOf(table, name)).length;
      return `${name} holds ${held} ${held === 1 ? 'card' : 'cards'}`;
    },
  ],
  [
    /^the (cloister|road) deck has \d+ cards$/,
    (table, deck = '') => `the ${deck} deck has ${leftIn(cardsOf(table).places, deck as Deck)} cards`,
  ],
  [
    /^the discard pile has \d+ cards, .+ on top$/,
    (table) => {
      const { pile } = cardsOf(table).places;
      const top = pile.at(-1);
      return `the discard pile has ${pile.length} cards, ${top?.card} of ${nameOf(table, top?.player ?? null)} on top`;
    },
  ],
  [
    /^on features lies .+$/,
    (table) => {
      const { lying } = cardsOf(table).places;
      return `on features lies ${lying.map(({ card, label }) => `${card} (${label})`).join(', ') || 'nothing'}`;
    },
  ],
  [
    /^(\S+) waits for \d+ points$/,
    (table, name = '') => {
      const gains = cardsOf(table).waiting.flatMap((each) => each.gains);
      const own = gains.filter(({ player }) => player === idOf(table, name));
      return `${name} waits for ${own.reduce((sum, { points }) => sum + points, 0)} points`;
    },
  ],
];

/** What is true of the table, of its cards or else of its score, in the words of the sentence. */
export const truthOf = (table: Read, sentence: string): string =>
  SENTENCES.some(([pattern]) => pattern.test(sentence))
    ? truthAmong(SENTENCES, table, sentence)
    : truthOfBase(table, sentence);
