import type { PlayArea } from './animals';
import { type ClaimScore, scoreClaim } from './claim';
import type { Evening } from './evening';
import type { ClaimFact } from './facts';
import { nothingBrought, openingArea } from './opening';
import type { ClaimRefusal } from './refusals';
import { areaAfter, type PlacedClaim, type ScoredClaim, scoreClaimsOfPlayer } from './scored-claim';

type ClaimPlace = { round: number; player: string };

/** A player's play area when a round is scored. `exceptEntryId`: an entry to leave out, as if it were not there. */
export function areaBefore(evening: Evening, player: string, round: number, exceptEntryId?: string): PlayArea {
  const earlier = evening.claims.filter(
    (claim) => claim.player === player && claim.round < round && claim.entry.id !== exceptEntryId,
  );
  return areaAfter(rescored(evening, player, earlier), openingArea(openingIn(evening, player)));
}

/** What a claim would score in a round; `exceptEntryId`: the entry that it would replace. */
export function previewClaim(
  evening: Evening,
  claim: ClaimFact,
  place: ClaimPlace,
  exceptEntryId?: string,
): ClaimScore | ClaimRefusal {
  const area = areaBefore(evening, place.player, place.round, exceptEntryId);
  const { row, cards, jokersTo } = claim;
  return scoreClaim({ ...agreedIn(evening), row, cards, jokersTo, area });
}

/** A player's known points, and whether more wait for the scoring card (CC-24). */
export type KnownTotal = { points: number; waits: boolean };

/**
 * What a player has, and would have in all with a claim that is not entered yet: claims of later rounds follow, because
 * the animals before them change. `exceptEntryId`: the entry that it would replace.
 */
export function previewTotal(
  evening: Evening,
  claim: ClaimFact,
  place: ClaimPlace,
  exceptEntryId?: string,
): { before: KnownTotal; after: KnownTotal } {
  const { player } = place;
  const own = evening.claims.filter((each) => each.player === player);
  const now = ofClaims(own);
  const then = ofClaims(rescored(evening, player, withClaim(own, claim, place, exceptEntryId)));
  const points = evening.players[player]?.points ?? 0;
  return { before: { ...now, points }, after: { ...then, points: points - now.points + then.points } };
}

/** What these claims of one player come to. */
export const ofClaims = (claims: readonly ScoredClaim[]): KnownTotal => ({
  points: claims.reduce((sum, { score }) => sum + (score?.points ?? 0), 0),
  waits: claims.some(({ score }) => score !== null && score.missing.length > 0),
});

/** In the place of the entry that it replaces; a new one after those that its round has. */
function withClaim(own: readonly PlacedClaim[], fact: ClaimFact, place: ClaimPlace, exceptEntryId = ''): PlacedClaim[] {
  const entered: PlacedClaim = { entry: { id: exceptEntryId, place, fact }, ...place };
  const replaces = ({ entry }: PlacedClaim) => entry.id === exceptEntryId;
  if (own.some(replaces)) return own.map((each) => (replaces(each) ? entered : each));
  return [...own, entered].toSorted((one, other) => one.round - other.round);
}

const rescored = (evening: Evening, player: string, claims: readonly PlacedClaim[]): ScoredClaim[] => {
  const opening = openingIn(evening, player);
  return scoreClaimsOfPlayer(claims, agreedIn(evening), {
    points: opening.points,
    area: openingArea(opening),
    adjustments: [],
  });
};

const agreedIn = ({ scoringCard, options }: Evening) => ({ scoringCard: scoringCard.values, options });

const openingIn = ({ players }: Evening, player: string) =>
  (Object.hasOwn(players, player) ? players[player]?.opening : undefined) ?? nothingBrought();
