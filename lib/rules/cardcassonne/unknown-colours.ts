import { COLOURS, isColour, type PerColour, perColour } from './colours';
import { ANIMALS, BUILDINGS, PERSONS } from './deck';
import type { Doubt } from './doubts';
import type { Card, Colour } from './facts';
import type { ColouredKind } from './refusals';
import type { ScoredClaim } from './scored-claim';
import { colourOf } from './wrong-colour';

/** Cards of one kind (of one value, for persons): by their colour, and those of unknown colour by their row. */
type Seen = { kind: ColouredKind; value: 1 | 2 | 3 | null; known: PerColour; unknown: PerColour };

/**
 * Doubts claims with cards of unknown colour when no colours can be given to all of them: a card in a row is of one of
 * the three other colours, and each colour has so many (CC-36).
 */
export function doubtUnknownColours(claims: readonly ScoredClaim[]): (claim: ScoredClaim) => Doubt[] {
  const anyUnknown = claims.some(({ score, entry }) => score !== null && entry.fact.cards.some(isUnknown));
  const impossible = anyUnknown ? [...see(claims).values()].filter(isImpossible) : [];
  return (claim) =>
    impossible.flatMap(({ kind, value }): Doubt[] => {
      const concerned = claim.entry.fact.cards.some(
        (card) => isUnknown(card) && card.kind === kind && personValue(card) === value,
      );
      return concerned ? [{ doubt: 'unknown-colours', kind, value }] : [];
    });
}

function see(claims: readonly ScoredClaim[]): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  for (const { score, entry } of claims) {
    if (score !== null) for (const card of entry.fact.cards) seeCard(seen, card, entry.fact.row);
  }
  return seen;
}

function seeCard(seen: Map<string, Seen>, card: Card, row: Colour): void {
  if (card.kind === 'joker') return;
  const value = personValue(card);
  // Without its number a person could be any of 64: the box's total alone speaks of it.
  if (card.kind === 'person' && value === null) return;
  const name = `${card.kind} ${value}`;
  const kind = seen.get(name) ?? { kind: card.kind, value, known: perColour(() => 0), unknown: perColour(() => 0) };
  const colour = colourOf(card, row);
  if (isColour(colour)) kind.known[colour]++;
  else kind.unknown[row]++;
  seen.set(name, kind);
}

function isImpossible({ kind, value, known, unknown }: Seen): boolean {
  const limit = limitOf(kind, value);
  const room = perColour((colour) => Math.max(0, limit - known[colour]));
  const roomInAll = COLOURS.reduce((sum, colour) => sum + room[colour], 0);
  const unknownInAll = COLOURS.reduce((sum, row) => sum + unknown[row], 0);
  return unknownInAll > roomInAll || COLOURS.some((row) => unknown[row] > roomInAll - room[row]);
}

function limitOf(kind: ColouredKind, value: 1 | 2 | 3 | null): number {
  if (kind === 'person') return value === null ? 0 : PERSONS[value];
  return kind === 'animal' ? ANIMALS : BUILDINGS;
}

const isUnknown = (card: Card): boolean => card.kind !== 'joker' && card.colour === 'unknown';

const personValue = (card: Card): 1 | 2 | 3 | null => (card.kind === 'person' ? (card.value ?? null) : null);
