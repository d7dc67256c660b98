export { ADJUSTMENT_BOUND, type AdjustmentRefusal } from '../adjustment';
export { type TotalMoved, totalsMoved } from '../totals-moved';
export type { PlacedAdjustment } from './adjustments';
export type { PlayArea } from './animals';
export { refuseArea } from './area';
export { type CardSort, inBox } from './box';
export { GROUP_POINTS, type Group, type Grouping, groupChest } from './buildings';
export { answerCase } from './cases';
export type { OpenedChest } from './chests';
export { type Claim, type ClaimScore, scoreClaim } from './claim';
export { COLOURS, type PerColour } from './colours';
export { type CardsLeft, cardsUsed, left, refuseClaim } from './conservation';
export { type Dealers, starter } from './dealers';
export { refuseChangedOptions, refuseFact, refuseSetup } from './decide';
export {
  ANIMALS,
  BUILDINGS,
  type Deal,
  dealFor,
  JOKERS,
  LARGEST_KIND,
  LEAST_PLAYERS,
  laidAfter,
  MOST_PLAYERS,
  PERSONS,
} from './deck';
export type { Doubt } from './doubts';
export { claimed, type Evening, scoreEvening } from './evening';
export type * from './facts';
export { type KeepOrTen, keepOrTen } from './keep-or-ten';
export { hasLeft, type Left, type PlacedLeaving, playing } from './leaving';
export { refuseOpening } from './opening';
export { DEFAULT_OPTIONS, OPTION_NAMES, OPTION_VALUES, type OptionName } from './options';
export type { LostEntry } from './places';
export type { PlayerEvening, PointsByReason } from './player-evening';
export { areaBefore, type KnownTotal, ofClaims, previewClaim, previewTotal } from './preview';
export {
  ANIMAL_COUNTS,
  doubtValues,
  PRINTED_VALUES,
  type Progression,
  refuseValues,
  SANITY_BOUND,
  type ScoringCard,
  type ValueDoubt,
} from './progression';
export type { Reason, Rule } from './reasons';
export type {
  CardcassonneRefusal,
  ChestRefusal,
  ClaimRefusal,
  ColouredKind,
  OpeningRefusal,
  ScoringCardRefusal,
} from './refusals';
export { factSchema, openingSchema, optionsSchema, parseFact, parseSetup, setupSchema } from './schemas';
export type { PlacedClaim, ScoredClaim } from './scored-claim';
export { rank, type Standing, type Standings, type Tie } from './standings';
export { trackTile } from './track';
