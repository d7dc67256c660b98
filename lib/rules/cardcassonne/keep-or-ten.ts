import { isRefusal } from '../entry';
import { type ClaimScore, scoreClaim } from './claim';
import { COLOURS, perColour } from './colours';
import type { Evening } from './evening';
import type { Card, ClaimFact, Colour } from './facts';
import { areaBefore } from './preview';
import type { Reason } from './reasons';
import { WRONG_COLOUR_POINTS } from './wrong-colour';

/**
 * What a wrong-coloured animal or building is worth now, in points: when it leaves, and by its colour when it is kept.
 * Null: it waits for the scoring card, or cannot be kept as a card of that colour.
 */
export type KeepOrTen = { ten: typeof WRONG_COLOUR_POINTS; keep: Record<Colour, number | null> };

/**
 * Both values of the card at `index` of a claim being entered (CC-21). Keeping counts what the claim scores with the
 * card beyond what it scores without it: the kind as it grows, jokers that join with it; a building scores nothing until
 * the end. Under the row's own colour stands what an ordinary card would add. `exceptEntryId`: the entry that the claim
 * would replace.
 */
export function keepOrTen(
  evening: Evening,
  draft: Pick<ClaimFact, 'row' | 'cards' | 'jokersTo'>,
  index: number,
  place: { round: number; player: string },
  exceptEntryId?: string,
): KeepOrTen {
  const { row, jokersTo } = draft;
  const card = draft.cards[index];
  const others = draft.cards.filter((_, at) => at !== index).map(settled);
  const area = areaBefore(evening, place.player, place.round, exceptEntryId);
  const scored = (cards: readonly Card[]): ClaimScore | null => {
    const claim = { row, cards, area, scoringCard: evening.scoringCard.values, options: evening.options };
    const chosen = scoreClaim({ ...claim, jokersTo });
    const score = isRefusal(chosen) ? scoreClaim(claim) : chosen;
    return isRefusal(score) ? null : score;
  };
  const without = scored(others);
  const keep = perColour((colour) => {
    if (card?.kind !== 'animal' && card?.kind !== 'building') return null;
    return added(without, scored([...others, keptAs(card.kind, colour, row)]));
  });
  return { ten: WRONG_COLOUR_POINTS, keep };
}

const keptAs = (kind: 'animal' | 'building', colour: Colour, row: Colour): Card =>
  colour === row ? { kind } : { kind, colour, take: 'keep' };

/** A wrong card for which nobody has chosen yet counts as one that leaves. */
function settled(card: Card): Card {
  const open = (card.kind === 'animal' || card.kind === 'building') && card.colour !== undefined && !card.take;
  return open ? { ...card, take: 'ten' } : card;
}

/** Points of one score beyond those of another; null unless what waits for the scoring card waits in both. */
function added(without: ClaimScore | null, score: ClaimScore | null): number | null {
  if (without === null || score === null) return null;
  const waits = COLOURS.some((colour) => waitingCount(without, colour) !== waitingCount(score, colour));
  return waits ? null : score.points - without.points;
}

/** The count for which a kind of this claim waits; null: for none. */
function waitingCount({ reasons }: ClaimScore, colour: Colour): number | null {
  const kind = reasons.find(
    (reason): reason is Extract<Reason, { reason: 'animals' }> =>
      reason.reason === 'animals' && reason.colour === colour,
  );
  return kind !== undefined && kind.points === null ? kind.count : null;
}
