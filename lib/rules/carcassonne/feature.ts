import type { Tokens } from './goods';

/** Roads and cities are counted by their tiles. */
export type Road = { kind: 'road'; state: 'completed' | 'unfinished'; tiles: number; inn?: boolean };

/** `goods`: the tokens that lay in a completed city, and who completed it (whoever scores, CA-36). */
export type City = {
  kind: 'city';
  state: 'completed' | 'unfinished';
  tiles: number;
  coatsOfArms: number;
  cathedral?: boolean;
  goods?: { takenBy: string; tokens: Tokens };
};

/** `around`: tiles around it, 0 to 8. `abbot`: its abbot was taken back before it was complete (CA-18). */
export type Surrounded = {
  kind: 'monastery' | 'garden';
  state: 'completed' | 'unfinished' | 'abbot';
  around: number;
};

/** A feature as it lies on the table when it is scored. */
export type Feature = Road | City | Surrounded;

export type FeatureKind = Feature['kind'];

/** A monastery and a garden count the tiles around them, roads and cities their own. */
export const isSurrounded = (feature: Feature): feature is Surrounded =>
  feature.kind === 'monastery' || feature.kind === 'garden';
