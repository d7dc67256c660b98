import type { Place } from '../entry';
import { refuseCourse } from './decide-course';
import type { Fact, FeatureFact, ScoringFact, Setup } from './facts';
import { goodsTaken, usedUp } from './goods-taken';
import { missingBox } from './needed-boxes';
import { isScoring, refuseAnywhere, refusePlace } from './places';
import type { CarcassonneRefusal } from './refusals';
import { refuseScoring } from './scoring';
import type { TableView } from './table';

/**
 * Why a fact may not be entered at a place; null: it may. Only what is certainly impossible is refused. `except`: the
 * entry that it would replace (CA-01 to CA-46).
 */
export function refuseFact(
  setup: Setup,
  view: TableView,
  fact: Fact,
  place: Place,
  except?: string,
): CarcassonneRefusal | null {
  const refusal = refusePlace(setup.players, fact, place) ?? refuseTurn(view, place) ?? refuseBox(view, fact);
  if (refusal !== null) return refusal;
  return isScoring(fact) ? refuseScored(view, fact, place, except) : refuseCourse(view, fact, place, except);
}

/** Why nothing of whatever kind can be entered at a place; null: something can (CA-03, CA-46). */
export const refuseAnyPlace = ({ players }: Setup, view: TableView, place: Place): CarcassonneRefusal | null =>
  refuseAnywhere(players, place) ?? refuseTurn(view, place);

/** A turn that has not begun cannot have anything in it (CA-03). */
function refuseTurn({ turns }: TableView, { round }: Place): CarcassonneRefusal | null {
  const current = turns.length;
  return round !== undefined && round > current ? { refused: 'no-such-turn', turn: round, current } : null;
}

function refuseBox({ options }: TableView, fact: Fact): CarcassonneRefusal | null {
  const box = missingBox(fact, options);
  return box === null ? null : { refused: 'box-missing', box };
}

function refuseScored(
  view: TableView,
  fact: ScoringFact,
  { player }: Place,
  except: string | undefined,
): CarcassonneRefusal | null {
  const refusal = refuseScoring(fact, view, player ?? null);
  if (refusal !== null) return refusal;
  if (fact.kind === 'feature') return refuseGoods(view, fact, except);
  if (fact.kind !== 'goods') return null;
  const count = view.entries.find(({ entry }) => entry.fact.kind === 'goods' && entry.id !== except);
  return count === undefined ? null : { refused: 'goods-exist', entry: count.entry.id };
}

/** More tokens than the other cities left (CA-36). */
function refuseGoods(view: TableView, { feature }: FeatureFact, except: string | undefined): CarcassonneRefusal | null {
  if (feature.kind !== 'city' || feature.goods === undefined) return null;
  const others = view.entries.filter(({ entry, problem }) => problem === null && entry.id !== except);
  return usedUp(feature.goods.tokens, goodsTaken(others.map(({ entry }) => entry)));
}
