import { COLOURS, type PerColour, perColour } from './colours';
import { LARGEST_KIND } from './deck';
import type { Colour, Options } from './facts';
import type { ScoringCard } from './progression';

/**
 * A suggestion where jokers could go (CC-17): the allocation with most points now if every value to compare is known,
 * otherwise, and among equals, the kind with most cards, then the colours' order.
 * `before`: animals before the claim; `held`: with the claim's animal cards. Null where the jokers fit nowhere.
 */
export function suggestJokers(
  before: PerColour,
  held: PerColour,
  jokers: number,
  scoringCard: ScoringCard,
  options: Pick<Options, 'jokers'>,
): Colour[] | null {
  if (jokers === 0) return [];
  const kinds = COLOURS.filter((colour) => held[colour] > 0).sort((one, other) => held[other] - held[one]);
  const allocations = options.jokers === 'any' ? spread(kinds, jokers, held) : toOneKind(kinds, jokers, held);
  const points = allocations.map((jokersTo) => pointsNow(before, held, jokersTo, scoringCard));
  const known = points.flatMap((value) => (value === null ? [] : [value]));
  const best = known.length === points.length ? points.indexOf(Math.max(...known)) : 0;
  return allocations[best] ?? null;
}

/** All jokers to one kind, the preferred kind first. */
function toOneKind(kinds: readonly Colour[], jokers: number, held: PerColour): Colour[][] {
  const roomy = kinds.filter((colour) => held[colour] + jokers <= LARGEST_KIND);
  return roomy.map((colour) => Array<Colour>(jokers).fill(colour));
}

/** Every way to spread jokers over kinds, those that give most to the preferred kinds first. */
function spread(kinds: readonly Colour[], jokers: number, held: PerColour): Colour[][] {
  const [kind, ...others] = kinds;
  if (kind === undefined) return jokers === 0 ? [[]] : [];
  if (jokers > kinds.reduce((room, colour) => room + roomIn(held, colour), 0)) return [];
  const most = Math.min(jokers, roomIn(held, kind));
  return Array.from({ length: most + 1 }, (_, fewer) => most - fewer).flatMap((here) =>
    spread(others, jokers - here, held).map((rest) => [...Array<Colour>(here).fill(kind), ...rest]),
  );
}

const roomIn = (held: PerColour, colour: Colour): number => Math.max(0, LARGEST_KIND - held[colour]);

function pointsNow(
  before: PerColour,
  held: PerColour,
  jokersTo: readonly Colour[],
  scoringCard: ScoringCard,
): number | null {
  const after = perColour((colour) => held[colour] + jokersTo.filter((to) => to === colour).length);
  const values = COLOURS.filter((colour) => after[colour] > before[colour]).map((colour) => scoringCard[after[colour]]);
  const known = values.filter((value) => value !== undefined);
  return known.length < values.length ? null : known.reduce((sum, value) => sum + value, 0);
}
