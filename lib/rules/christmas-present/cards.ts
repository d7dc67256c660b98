/** The two decks, 16 kinds twice in each (XP-01). */
export const DECKS = ['cloister', 'road'] as const;

export type Deck = (typeof DECKS)[number];

/** When a card may act (XP-06, XP-07, XP-10, XP-11). */
export type Timing = 'at-once' | 'own-turn' | 'when-attacked' | 'end';

/** What a card is played on. `cloister`: a monastery. */
export type Ground = 'road' | 'city' | 'cloister' | 'farm';

/**
 * What the sheet does about a card: it gives points by itself, for followers in the supply, another rate to a feature,
 * lies on a feature until that is scored, counts for farms, cancels a card, or only moves pieces at the table.
 */
export type Effect = 'points' | 'supply' | 'rate' | 'lock' | 'advantage' | 'farms' | 'farm-tie' | 'prevents' | 'table';

export type CardKind = { deck: Deck; when: Timing; effect: Effect; ground?: Ground };

const cloister = (when: Timing, effect: Effect, ground?: Ground) => kindOf('cloister', when, effect, ground);
const road = (when: Timing, effect: Effect, ground?: Ground) => kindOf('road', when, effect, ground);

/** All kinds, by names that describe them: no source prints titles (XP-01). */
export const CARDS = {
  'score-3': cloister('at-once', 'points'),
  'unfinished-road': cloister('at-once', 'rate', 'road'),
  'unfinished-city': cloister('at-once', 'rate', 'city'),
  'unfinished-cloister': cloister('at-once', 'rate', 'cloister'),
  'claim-unoccupied-farm': cloister('at-once', 'table', 'farm'),
  'claim-unoccupied-road': cloister('at-once', 'table', 'road'),
  'claim-unoccupied-city': cloister('at-once', 'table', 'city'),
  'loop-road': cloister('own-turn', 'rate', 'road'),
  'prevent-attack': cloister('when-attacked', 'prevents'),
  'draw-2': cloister('own-turn', 'table'),
  'coats-of-arms-3': cloister('own-turn', 'rate', 'city'),
  'no-coats-of-arms-3': cloister('own-turn', 'rate', 'city'),
  'return-follower': cloister('own-turn', 'table'),
  'double-points': cloister('end', 'supply'),
  'early-farm': cloister('end', 'farms', 'farm'),
  'joint-farm': cloister('end', 'farms', 'farm'),
  'claim-occupied-farm': road('at-once', 'table', 'farm'),
  'claim-occupied-road': road('at-once', 'table', 'road'),
  'claim-occupied-city': road('at-once', 'table', 'city'),
  'claim-occupied-cloister': road('at-once', 'table', 'cloister'),
  'lock-road': road('at-once', 'lock', 'road'),
  'lock-city': road('at-once', 'lock', 'city'),
  'lock-cloister': road('at-once', 'lock', 'cloister'),
  'break-tie-road': road('at-once', 'advantage', 'road'),
  'break-tie-city': road('at-once', 'advantage', 'city'),
  'break-tie-cloister': road('at-once', 'advantage', 'cloister'),
  'swap-cloister': road('own-turn', 'table', 'cloister'),
  'swap-road': road('own-turn', 'table', 'road'),
  'swap-city': road('own-turn', 'table', 'city'),
  'swap-farm': road('own-turn', 'table', 'farm'),
  mastermind: road('own-turn', 'table'),
  'break-farm-tie': road('end', 'farm-tie', 'farm'),
} as const satisfies Record<string, CardKind>;

export type Card = keyof typeof CARDS;

export const CARD_NAMES = Object.keys(CARDS) as readonly Card[];

/** Cards of each kind, and in each deck (XP-01). */
export const COPIES = 2;
export const DECK_SIZE = 32;

/** What a card is. */
export const cardKind = (card: Card): CardKind => CARDS[card];

/** The kinds of a deck. */
export const kindsOf = (deck: Deck): Card[] => CARD_NAMES.filter((card) => CARDS[card].deck === deck);

export const isCard = (name: unknown): name is Card => typeof name === 'string' && Object.hasOwn(CARDS, name);

function kindOf(deck: Deck, when: Timing, effect: Effect, ground?: Ground): CardKind {
  return ground === undefined ? { deck, when, effect } : { deck, when, effect, ground };
}
