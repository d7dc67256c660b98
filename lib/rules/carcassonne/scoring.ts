import { refuseAdjustment } from '../adjustment';
import { type AddOnFact, BRINGS_NOTHING, type Brings, isAddOnFact, type Touch } from './add-on';
import { tilesInBoxes } from './boxes';
import type { FeatureFact, GoodsFact, ScoringFact } from './facts';
import { type FieldScore, type SharedCity, scoreFields } from './farms';
import type { Feature } from './feature';
import { refuseField } from './field';
import { type GoodsScore, scoreGoods } from './goods';
import { adjustmentGain, lineGains, refuseLine } from './lines';
import type { Majority } from './majority';
import type { Options } from './options';
import { refuseStrangers } from './people';
import type { Placed } from './places';
import { rateOf } from './rates';
import { type Gain, gainOf } from './reasons';
import type { ScoringRefusal } from './refusals';
import { scoreFeature, share } from './score-feature';

/** What an entry gives and why, or why it cannot be scored as written: it then gives nothing. */
export type Outcome = {
  gains: Gain[];
  /** On a feature or a field, where followers decide. */
  majority: Majority | null;
  /** Cities that other fields touch too (first farm rule set). */
  shared: SharedCity[];
  /** How the players compare in each kind of goods. */
  majorities: GoodsScore['majorities'] | null;
  problem: ScoringRefusal | null;
};

const NOTHING: Outcome = { gains: [], majority: null, shared: [], majorities: null, problem: null };

type Table = { seats: readonly string[]; options: Options; addOn: Brings };

/** Scores entries by their ids; fields are scored together, and of several counts of goods the latest (CA-37). */
export function scoreEntries(placed: readonly Placed<ScoringFact | AddOnFact>[], table: Table): Map<string, Outcome> {
  const outcomes = new Map(placed.map((each) => [each.entry.id, scoreAlone(each, table)]));
  const sound = placed.filter(({ entry }) => outcomes.get(entry.id)?.problem === null).map(({ entry }) => entry);
  const fields = sound.flatMap(({ id, fact }) => (fact.kind === 'field' ? [{ id, field: fact.field }] : []));
  const scores = scoreFields(
    fields.map(({ field }) => field),
    table.options.farms,
    fields.map(({ id }) => table.addOn.touches.get(id)?.advantage ?? []),
  );
  fields.forEach(({ id }, index) => {
    const score = scores[index];
    if (score !== undefined) outcomes.set(id, ofField(score));
  });
  const counts = sound.filter(({ fact }) => fact.kind === 'goods');
  for (const { id } of counts.slice(0, -1)) outcomes.set(id, NOTHING);
  return outcomes;
}

/** What an entry gives without the others; a field then gives nothing yet. */
function scoreAlone({ entry, player }: Placed<ScoringFact | AddOnFact>, { seats, options, addOn }: Table): Outcome {
  const { fact } = entry;
  if (isAddOnFact(fact)) return { ...NOTHING, gains: addOn.scores.get(entry.id)?.gains ?? [] };
  const stranger = refuseStrangers(fact, seats);
  if (stranger !== null) return refused(stranger);
  switch (fact.kind) {
    case 'feature':
      return ofFeature(fact, options, addOn.touches.get(entry.id));
    case 'field':
      return refused(refuseField(fact.field, tilesInBoxes(options)));
    case 'goods':
      return ofGoods(fact);
    case 'line':
      return unless(refuseLine(fact), () => lineGains(fact));
    case 'adjustment':
      return unless(refuseAdjustment(fact), () => [adjustmentGain(fact, player ?? '')]);
  }
}

const refused = (problem: ScoringRefusal | null): Outcome => ({ ...NOTHING, problem });

const unless = (problem: ScoringRefusal | null, gains: () => Gain[]): Outcome =>
  problem === null ? { ...NOTHING, gains: gains() } : refused(problem);

function ofFeature({ feature, by }: FeatureFact, options: Options, touch: Touch = {}): Outcome {
  const score = scoreFeature(feature, options);
  if ('refused' in score) return refused(score);
  const shared = share(score.reasons, by, touch.advantage);
  if ('refused' in shared) return refused(shared);
  return { ...NOTHING, ...shared, gains: shared.gains.map((gain) => atRate(gain, feature, options, touch)) };
}

/** What a player gets where an add-on changes the rate at which that player scores the feature (CA-48). */
function atRate(gain: Gain, feature: Feature, options: Options, { rates = {} }: Touch): Gain {
  const change = Object.hasOwn(rates, gain.player) ? rates[gain.player] : undefined;
  if (change === undefined) return gain;
  const score = scoreFeature(feature, options, change(rateOf(feature, options)));
  return 'refused' in score ? gain : gainOf(gain.player, score.reasons);
}

function ofGoods({ goods }: GoodsFact): Outcome {
  const score = scoreGoods(goods);
  return 'refused' in score ? refused(score) : { ...NOTHING, ...score };
}

const ofField = (score: FieldScore): Outcome => ({ ...NOTHING, ...score });

/** Why a fact cannot be scored at all, other entries aside; null: it can. `player`: of its place. */
export function refuseScoring(
  fact: ScoringFact,
  { seats, options }: Pick<Table, 'seats' | 'options'>,
  player: string | null,
): ScoringRefusal | null {
  const placed = { entry: { id: '', place: {}, fact }, turn: 1, player };
  return scoreAlone(placed, { seats, options, addOn: BRINGS_NOTHING }).problem;
}
