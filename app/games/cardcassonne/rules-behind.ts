import { chestCards } from '@/lib/rules/cardcassonne/colours';
import type { ClaimScore } from '@/lib/rules/cardcassonne/index';

/** Buildings wait for the end, and a claim may be empty: no points, so no reason carries these. */
export const CHEST_RULE = 'CC-18';
export const EMPTY_RULE = 'CC-05';

/** What a group of buildings scores, and how a chest is grouped best. */
export const GROUPING_RULES = ['CC-27', 'CC-28'];

/** The rules that the points of a claim rest on, in the order of its reasons; none where nothing counts yet. */
export function rulesBehind({ reasons, chest }: Pick<ClaimScore, 'reasons' | 'chest'>): string[] {
  return [...reasons.map(({ rule }) => rule), ...(chestCards(chest) > 0 ? [CHEST_RULE] : [])];
}
