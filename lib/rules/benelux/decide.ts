import type { AddOnName } from '../add-on';
import type { Place, Refusal } from '../entry';
import type { ChipSet } from './chip-set';
import type { ChipFact } from './facts';
import { DEFAULT_OPTIONS, optionValues } from './options';
import { readChips } from './read-chips';
import type { ChipProblem } from './refusals';
import type { ChipsView } from './view';

const NEW = 'new';

/**
 * Why a chip fact may not be entered; null: it may. It may not if with it any entry, this one or a later one, stands
 * against the rules that did not before (BX-14); nor once the game has ended (BX-11).
 */
export function refuseChip(
  set: ChipSet,
  { played, options, problems }: ChipsView,
  fact: ChipFact,
  place: Place,
  except?: string,
): Refusal | null {
  if (played.ended !== null && except === undefined) return { refused: 'game-ended', entry: played.ended };
  const turn = place.round ?? played.turns.length;
  const entered = { entry: { id: except ?? NEW, place, fact }, turn, player: place.player ?? null };
  const entries =
    except === undefined
      ? [...played.entries, entered]
      : played.entries.map((placed) => (placed.entry.id === except ? entered : placed));
  const after = readChips(set, options, { ...played, entries });
  const fresh = [...after.problems].find(([entry]) => entry === entered.entry.id || !problems.has(entry));
  return fresh === undefined ? null : refusalOf(set, fresh[1]);
}

/** A problem as a refusal: its code carries the set's id. */
export function refusalOf({ id }: ChipSet, { code, ...data }: ChipProblem): Refusal<AddOnName> {
  return { refused: `${id}/${code}`, ...data };
}

/** Refuses an option or a value that map chips do not have, and turn order off beside them (BX-12). */
export function refuseOptions(
  set: ChipSet,
  own: Readonly<Record<string, string>>,
  base: Readonly<Record<string, string>>,
): Refusal | null {
  if (base.turns === 'off') return { refused: `${set.id}/needs-turns` };
  const values: Record<string, readonly string[]> = optionValues(set);
  const strange = Object.entries({ ...DEFAULT_OPTIONS, ...own }).find(
    ([name, value]) => !Object.hasOwn(values, name) || !values[name]?.includes(value),
  );
  if (strange === undefined) return null;
  return { refused: 'unknown-option', option: `${set.id}/${strange[0]}`, value: strange[1] };
}
