/**
 * What a Cardcassonne table can agree on. These shapes are stored in the log of every table, so they only ever grow.
 */

/** The colour of a card and of the row it belongs to: yellow cloister, red road, green field, blue city. */
export type Colour = 'yellow' | 'red' | 'green' | 'blue';

export type JokerKind = 'animal' | 'building' | 'dragon' | 'fairy';

/**
 * A claimed card. `colour` is set only on a card of a wrong colour, which lay face down: another colour than the row's,
 * or "unknown" for one that leaves for 10 points. `take` is what its owner chose for a wrong animal or building. A person of a wrong colour leaves whatever
 * its number, so nobody has to say it.
 */
export type Card =
  | { kind: 'person'; value?: 1 | 2 | 3; colour?: Colour | 'unknown' }
  | { kind: 'animal'; colour?: Colour | 'unknown'; take?: 'ten' | 'keep' }
  | { kind: 'building'; colour?: Colour | 'unknown'; take?: 'ten' | 'keep' }
  | { kind: 'joker'; joker: JokerKind };

/** What one large follower claimed in one round. `jokersTo`: kinds for waiting and new animal jokers, in order. */
export type ClaimFact = { kind: 'claim'; row: Colour; cards: Card[]; jokersTo?: Colour[] };

/** Who deals the round that the entry is placed in: the player whose follower was laid down last in the round before. */
export type DealerFact = { kind: 'dealer'; player: string };

/**
 * Values copied from the printed scoring card: animal count (1 to 13) to points. `agreed` lists the counts that the
 * card does not have and the table settled among themselves.
 */
export type ScoringCardFact = { kind: 'scoring-card'; values: Record<string, number>; agreed?: number[] };

/** Cards under one chest, by colour, and building jokers. */
export type Chest = Record<Colour | 'joker', number>;

/** What a player's chest was found to hold when it was opened at the end. Placed with its player, without a round. */
export type ChestFact = { kind: 'chest'; chest: Chest };

/**
 * Points (may be negative) that the table gives or takes for a reason of its own, in its own words. Placed with the
 * player, and with the round in which they count if there is one.
 */
export type AdjustmentFact = { kind: 'adjustment'; points: number; reason: string };

/** A player plays no more from the round on that the entry is placed in, with the player. */
export type LeftFact = { kind: 'left' };

export type Fact = ClaimFact | DealerFact | ScoringCardFact | ChestFact | AdjustmentFact | LeftFact;

/** Table options, the default first: see RULES.md for what each decides. */
export type Options = { jokers: 'one-kind' | 'any'; chests: 'hidden' | 'open' };

/**
 * What a player brings to a table that starts late: points, animals by kind (the jokers that joined one counted in),
 * animal jokers that wait for a kind, and cards under the chest, of which nobody says what they are.
 */
export type PlayerOpening = {
  points: number;
  animals: Record<Colour, number>;
  waitingJokers: number;
  chest: number;
};

/** The first round scored here, and what each player brings to it; who is not named brings nothing. */
export type Opening = { round: number; players: Record<string, PlayerOpening> };

/**
 * What is agreed when a table starts. `players` are ids in seat order, clockwise. `firstDealer` deals the first round
 * scored here. `scoringCard` is what this phone knew of the progression then: the table carries its own copy. `opening`
 * only where rounds were played before.
 */
export type Setup = {
  players: string[];
  firstDealer: string;
  options: Options;
  scoringCard: Record<string, number>;
  opening?: Opening;
};
