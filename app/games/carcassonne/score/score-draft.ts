import type { FeatureFact, LineFact } from '@/lib/rules/carcassonne/facts';
import type { Feature, FeatureKind } from '@/lib/rules/carcassonne/feature';
import { GOODS, type Tokens } from '@/lib/rules/carcassonne/goods';
import { type FeatureDraft, freshFeature } from '../feature-draft';

export const FEATURE_KINDS = ['city', 'road', 'monastery', 'garden'] as const satisfies readonly FeatureKind[];

/** What a score sheet can enter: a feature, or a free line. */
export type ScoredKind = FeatureKind | 'line';

/** What a score sheet enters into the log. */
export type ScoreFact = FeatureFact | LineFact;

/** A score half entered. What another kind needs is kept while the kind changes, so nothing typed is lost. */
export type ScoreDraft = {
  kind: ScoredKind;
  /** Those that somebody has begun to enter. */
  features: Partial<Record<FeatureKind, Feature>>;
  by: FeatureDraft['by'];
  /** What lay in a city, and who completed it. */
  goods: Tokens;
  takenBy: string;
  /** `points` as they were typed. */
  line: { label: string; points: string; players: string[] };
  /** In which turn it counts, where that was said. */
  turn: number | null;
  /** What add-ons say about the feature, by their ids. */
  addOns?: Record<string, unknown>;
};

/** An empty sheet; whoever is on turn has the one follower there. */
export function freshDraft(onTurn: string | null, start: Partial<ScoreDraft> = {}): ScoreDraft {
  const alone = onTurn === null ? [] : [onTurn];
  return {
    kind: 'city',
    features: {},
    by: { followers: Object.fromEntries(alone.map((player) => [player, 1])) },
    goods: {},
    takenBy: onTurn ?? '',
    line: { label: '', points: '', players: alone },
    turn: null,
    ...start,
  };
}

/** The feature of that kind as far as it was entered. */
export const featureIn = ({ features }: ScoreDraft, kind: FeatureKind): Feature => features[kind] ?? freshFeature(kind);

/** The fact as it stands in the draft. */
export function factOf(draft: ScoreDraft): ScoreFact {
  const { kind, by, line, addOns = {} } = draft;
  if (kind === 'line') {
    return { kind, label: line.label.trim(), points: numberIn(line.points), players: line.players };
  }
  const carried = Object.keys(addOns).length > 0 ? { addOns } : {};
  return { kind: 'feature', feature: withGoods(featureIn(draft, kind), draft), by, ...carried };
}

/** Only a completed city gives goods. */
function withGoods(feature: Feature, { goods, takenBy }: ScoreDraft): Feature {
  const tokens = Object.fromEntries(GOODS.flatMap((good) => (goods[good] ? [[good, goods[good]]] : [])));
  const gives = feature.kind === 'city' && feature.state === 'completed' && Object.keys(tokens).length > 0;
  return gives ? { ...feature, goods: { takenBy, tokens } } : feature;
}

/** Phones type a comma or a dot, and some a typographic minus; what is no number is NaN. */
export function numberIn(text: string): number {
  const plain = text.trim().replace(/^[−–]/, '-').replace(',', '.');
  return plain === '' ? Number.NaN : Number(plain);
}

/** The draft that an entry came from, to be amended. */
export function draftOf(fact: ScoreFact, turn: number | null): ScoreDraft {
  const fresh = freshDraft(null, { turn });
  if (fact.kind === 'line') {
    const { label, points, players } = fact;
    return { ...fresh, kind: 'line', line: { label, points: String(points), players } };
  }
  const { feature, by, addOns } = fact;
  const read = { ...fresh, kind: feature.kind, by, ...(addOns ? { addOns } : {}) };
  if (feature.kind !== 'city') return { ...read, features: { [feature.kind]: feature } };
  const { goods, ...city } = feature;
  return { ...read, features: { city }, goods: goods?.tokens ?? {}, takenBy: goods?.takenBy ?? '' };
}

/** Reads a draft that this phone kept; null: none of this version. */
export function readScoreDraft(stored: unknown): ScoreDraft | null {
  const { kind, features, by, goods, line, takenBy } = { ...(stored as Partial<ScoreDraft> | null) };
  const isKind = kind === 'line' || FEATURE_KINDS.some((known) => known === kind);
  const objects = [features, by, goods, line];
  const isDraft = isKind && typeof takenBy === 'string' && objects.every((part) => part && typeof part === 'object');
  return isDraft ? (stored as ScoreDraft) : null;
}
