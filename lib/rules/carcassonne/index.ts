/**
 * Carcassonne for screens and add-ons. A screen imports the file that holds what it needs ('…/carcassonne/score-feature'):
 * this one and module.ts pull in the schemas, which no first paint needs.
 *
 * At a table: the store reads the log through `carcassonne` (module.ts) and hands out a TableView. A sheet with a draft
 * asks previewEntry for what it would give to whom, and the store's decide for whether it may be entered; the farm
 * screen asks previewFarms; the start of the last count asks previewOptions and totalsMoved.
 *
 * Without a table: scoreFeature and share, scoreFields, scoreGoods, with the options WITHOUT_TABLE.
 *
 * An add-on: an AddOnModule with the types CarcassonneTypes. It reads a Played table and returns what it Brings (CA-48);
 * where it scores features itself it gives scoreFeature another Rate, and majorityOf or scoreFields an advantage.
 */

export { ADJUSTMENT_BOUND, type AdjustmentRefusal } from '../adjustment';
export { type TotalMoved, totalsMoved } from '../totals-moved';
export {
  type AddOnFact,
  type AddOnScore,
  BRINGS_NOTHING,
  type Brings,
  type CarcassonneTypes,
  type Played,
  type Touch,
} from './add-on';
export {
  BOX_TILES,
  type Box,
  boxesOf,
  EXPANSIONS,
  type Expansion,
  GOODS_TOKENS,
  tilesInBoxes,
  WITHOUT_TABLE,
} from './boxes';
export { answerCase } from './cases';
export { namedCities, nextCityName } from './city-names';
export { type Counted, type CountRefusal, MOST_PIECES, refuseCount } from './counts';
export { refuseFact } from './decide';
export { refuseChangedOptions, refuseOptions, refuseSetup } from './decide-setup';
export type { Doubt } from './doubts';
export type * from './facts';
export { type FarmsPreview, type FarmTotal, type PreviewedField, previewFarms } from './farm-preview';
export { type FarmSet, type FieldScore, type SharedCity, scoreFields } from './farms';
export { type City, type Feature, type FeatureKind, isSurrounded, type Road, type Surrounded } from './feature';
export { AROUND, type FeatureRefusal, refuseFeature } from './feature-bounds';
export { citiesOf, type Field, type FieldRefusal, hasPigs, refuseField } from './field';
export {
  GOODS,
  type Good,
  type GoodsCount,
  type GoodsScore,
  scoreGoods,
  type Tokens,
  type TokensRefusal,
} from './goods';
export type { CountStep, LastCount } from './last-count';
export { hasLeft, type Leaving, type Left } from './leaving';
export type { LineRefusal } from './lines';
export { type Majority, majorityOf } from './majority';
export { carcassonne } from './module';
export { missingBox } from './needed-boxes';
export { DEFAULT_OPTIONS, OPTION_NAMES, OPTION_VALUES, type OptionName, type Options } from './options';
export { isScoring, type LostEntry, type Placed } from './places';
export { CATEGORIES, type PlayerTotal, type PointsByReason } from './player-totals';
export { LEAST_PLAYERS, MOST_PLAYERS } from './players';
export { type Draft, draftId, previewEntry, previewOptions, previewTable } from './previews';
export { type Rate, rateOf } from './rates';
export { type Gain, type Reason, type Rule, sumOf } from './reasons';
export type { CarcassonneRefusal, ScoringRefusal } from './refusals';
export { factSchema, optionsSchema, parseFact, parseSetup, setupSchema } from './schemas';
export { type FeatureScore, type ScoredByRefusal, type Shared, scoreFeature, share } from './score-feature';
export type { Category, ScoredEntry, TotalledGain } from './scored-entry';
export { rank, type Standings } from './standings';
export { STEPS, type Step, stepOf, stepsOf } from './steps';
export { scoreTable, type TableView } from './table';
export type { Tiles } from './tiles';
export { type Moment, totalsByRound } from './totals-by-round';
export { TRACK_SPACES, trackPlace } from './track';
export type { CurrentTurn, Turn } from './turns';
