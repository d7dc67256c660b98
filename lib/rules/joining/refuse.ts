import { addOnOf, type BaseTypes, isAddOnFact } from '../add-on';
import type { Place, Refusal } from '../entry';
import { firstRefusal, type JoinedSetup, optionsOf, type Parts, partOf } from './parts';

/** A table as it stands, and what would be entered where. */
type Entering<B extends BaseTypes> = {
  setup: JoinedSetup<B>;
  view: B['view'];
  fact: unknown;
  place: Place;
  except: string | undefined;
};

/** An add-on's own fact is judged by it, one of the base by the base and then by every add-on that may object. */
export function refuse<B extends BaseTypes>(parts: Parts<B>, entering: Entering<B>): Refusal | null {
  const { setup, view, fact, place, except } = entering;
  const { base } = parts;
  const at = (id: string) => ({ setup: setup.addOns[id], own: view.addOns[id], base: view });
  if (!isAddOnFact(fact)) {
    return firstRefusal(base.refuse(setup.base, view, fact, place, except), parts, (part) =>
      part.refuseBase?.(at(part.id), fact, place, except),
    );
  }
  const part = partOf(parts, fact.kind);
  if (part === undefined) return { refused: 'unreadable' };
  return base.refusePlace(setup.base, view, place) ?? part.refuse(at(part.id), fact, place, except);
}

/** The same for the deletion of an entry. */
export function refuseDelete<B extends BaseTypes>(parts: Parts<B>, fact: unknown): Refusal | null {
  if (isAddOnFact(fact)) return partOf(parts, fact.kind)?.refuseDelete?.(fact) ?? null;
  return firstRefusal(parts.base.refuseDelete?.(fact) ?? null, parts, (part) => part.refuseDelete?.(fact));
}

/** Options go to the module whose they are; an add-on also sees those of the base. */
export function refuseOptions<B extends BaseTypes>(
  parts: Parts<B>,
  options: Readonly<Record<string, string>>,
): Refusal | null {
  const strange = Object.keys(options).find((name) => addOnOf(name) !== null && partOf(parts, name) === undefined);
  if (strange !== undefined) return { refused: 'unknown-option', option: strange, value: options[strange] };
  const ofBase = optionsOf(options, null);
  return firstRefusal(parts.base.refuseOptions(ofBase), parts, (part) =>
    part.refuseOptions(optionsOf(options, part.id), ofBase),
  );
}
