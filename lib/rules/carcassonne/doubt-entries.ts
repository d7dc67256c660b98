import { addOnOf } from '../add-on';
import { type AddOnFact, isAddOnFact } from './add-on';
import type { Doubt } from './doubts';
import type { FeatureFact, ScoringFact } from './facts';
import { ignoresPigs } from './farms';
import { isSurrounded } from './feature';
import { AROUND } from './feature-bounds';
import { doubtCount, doubtTaken, type Taken } from './goods-taken';
import { missingBox } from './needed-boxes';
import type { Options } from './options';
import type { Placed } from './places';
import type { Outcome } from './scoring';
import type { Tiles } from './tiles';

/** What doubts rest on beside the entry itself. `goods`: the count of goods that stands. */
export type Doubtful = {
  options: Options;
  ended: boolean;
  tiles: Tiles;
  taken: readonly Taken[];
  goods: string | null;
};

/** What is unlikely about an entry that can be scored; `step`: of the last count, that it belongs to (CA-46). */
export function doubtEntry(
  { entry: { id, fact }, turn }: Placed<ScoringFact>,
  outcome: Outcome,
  step: string | null,
  table: Doubtful,
): Doubt[] {
  if (outcome.problem !== null) return [];
  const box = missingBox(fact, table.options);
  return [
    ...(box === null ? [] : [{ doubt: 'box-missing', box } as const]),
    ...(step !== null && addOnOf(step) === null && !table.ended ? [{ doubt: 'before-the-end' } as const] : []),
    ...doubtKind(id, fact, outcome, turn, table),
  ];
}

function doubtKind(id: string, fact: ScoringFact, { gains }: Outcome, turn: number, table: Doubtful): Doubt[] {
  switch (fact.kind) {
    case 'feature':
      return [...doubtNobody(gains), ...doubtFeature(fact, turn, table), ...doubtTaken(table.taken, id)];
    case 'field':
      return [
        ...doubtNobody(Object.values(fact.field.followers).filter((count) => count > 0)),
        ...(ignoresPigs(fact.field, table.options.farms) ? [{ doubt: 'pigs-ignored' } as const] : []),
      ];
    case 'goods':
      if (table.goods !== null && table.goods !== id) return [{ doubt: 'counted-again', entry: table.goods }];
      return doubtCount(table.taken, fact.goods);
    default:
      return [];
  }
}

const doubtNobody = (scoring: readonly unknown[]): Doubt[] =>
  scoring.length === 0 ? [{ doubt: 'nobody-scores' }] : [];

function doubtFeature({ feature }: FeatureFact, turn: number, { options, tiles }: Doubtful): Doubt[] {
  if (isSurrounded(feature)) {
    return feature.state !== 'completed' && feature.around === AROUND ? [{ doubt: 'already-complete' }] : [];
  }
  const doubts: Doubt[] = [];
  if (feature.state === 'completed' && feature.tiles === 1 && options.map === 'no') doubts.push({ doubt: 'one-tile' });
  if (feature.kind === 'city' && feature.coatsOfArms > feature.tiles) {
    doubts.push({ doubt: 'more-arms-than-tiles', coatsOfArms: feature.coatsOfArms, tiles: feature.tiles });
  }
  const placed = tiles.placedBy[turn - 1] ?? tiles.placedBy.at(-1) ?? tiles.total;
  const isCounted = options.turns === 'on' && options.countdown === 'shown';
  if (isCounted && feature.tiles > placed) doubts.push({ doubt: 'more-than-placed', tiles: feature.tiles, placed });
  return doubts;
}

/** Whether an entry is the base's own. */
export const isOwnEntry = (placed: Placed<ScoringFact | AddOnFact>): placed is Placed<ScoringFact> =>
  !isAddOnFact(placed.entry.fact);
