import type { Place } from '../entry';
import { refuseCount } from './counts';
import type { CourseFact } from './facts';
import { leavingOf } from './leaving';
import type { CarcassonneRefusal } from './refusals';
import type { TableView } from './table';

/** Why the game cannot go on like that; null: it can (CA-03 to CA-08, CA-40). */
export function refuseCourse(
  view: TableView,
  fact: CourseFact,
  place: Place,
  except: string | undefined,
): CarcassonneRefusal | null {
  const turn = place.round ?? view.turns.length;
  switch (fact.kind) {
    case 'next':
      return refuseOrder(view) ?? refuseEnded(view, except) ?? refuseNext(view, turn, except);
    case 'on-turn':
      return refuseOrder(view) ?? refuseLeft(view, fact.player, turn, except);
    case 'tile':
      return refuseEnded(view, except) ?? (fact.builder ? refuseSecond(view, turn, except) : null);
    case 'tiles-left':
      return refuseCount('tiles-left', fact.left, 0, view.tiles.total);
    case 'left':
      return refuseLeft(view, place.player ?? '', null, except);
    case 'game-ended':
      return refuseEnded(view, except);
    case 'count-step':
      return refuseStep(view, fact.step);
  }
}

const refuseOrder = ({ options }: TableView): CarcassonneRefusal | null =>
  options.turns === 'off' ? { refused: 'turns-off' } : null;

/** Nothing is placed once the last tile was. */
function refuseEnded({ lastCount: { begun } }: TableView, except: string | undefined): CarcassonneRefusal | null {
  return begun === null || begun === except ? null : { refused: 'game-ended', entry: begun };
}

/** Only the turn being played can be passed: a second tap passes nothing. */
function refuseNext({ turns }: TableView, turn: number, except: string | undefined): CarcassonneRefusal | null {
  const current = turns.length;
  return turn === current || except !== undefined ? null : { refused: 'not-this-turn', turn, current };
}

/** A builder gives one tile more in a turn (CA-04). */
function refuseSecond({ turns }: TableView, turn: number, except: string | undefined): CarcassonneRefusal | null {
  const entry = turns[turn - 1]?.secondTile ?? null;
  return entry === null || entry === except ? null : { refused: 'second-tile-exists', turn, entry };
}

/** Who left cannot be on turn, nor leave again; `turn` null: in no turn at all (CA-08). */
function refuseLeft(
  { leavings }: TableView,
  player: string,
  turn: number | null,
  except: string | undefined,
): CarcassonneRefusal | null {
  const others = leavings.filter(({ entry }) => entry.id !== except);
  const leaving = leavingOf(others, player);
  if (leaving === undefined || (turn !== null && leaving.turn > turn)) return null;
  return { refused: 'has-left', player, turn: leaving.turn, entry: leaving.entry.id };
}

function refuseStep({ lastCount }: TableView, step: string): CarcassonneRefusal | null {
  if (lastCount.begun === null) return { refused: 'not-ended' };
  return lastCount.steps.some((offered) => offered.step === step) ? null : { refused: 'no-such-step', step };
}
