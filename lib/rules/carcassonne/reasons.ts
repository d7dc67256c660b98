import type { Good } from './goods';

/** A rule number of RULES.md, or of an add-on's. */
export type Rule = `${string}-${number}`;

/** What so many of an item give: `points` is always `count` × `each`. */
type Sum = { rule: Rule; count: number; each: number; points: number };

/**
 * One item of a score. A total is the sum of these. `elsewhere` are cities that count for this player in another field
 * and give nothing here. An add-on's items carry its id before a slash.
 */
export type Reason = Sum &
  (
    | { item: 'tiles' | 'coats-of-arms' | 'around' | 'monastery' | 'garden' | 'pig' | 'pig-herd' }
    /** `named` are those of the counted cities that have a name. */
    | { item: 'cities' | 'elsewhere'; named: string[] }
    | { item: 'goods'; good: Good; tokens: number }
    | { item: 'line' | 'adjustment'; label: string }
    | { item: `${string}/${string}` }
  );

/** What a player gets for an entry, in points, and why. */
export type Gain = { player: string; points: number; reasons: Reason[] };

/** One reason with its product. */
export const counted = (rule: Rule, count: number, each: number): Sum => ({ rule, count, each, points: count * each });

export const sumOf = (reasons: readonly Pick<Reason, 'points'>[]): number =>
  reasons.reduce((sum, { points }) => sum + points, 0);

/** What a player gets for these reasons. */
export const gainOf = (player: string, reasons: Reason[]): Gain => ({ player, points: sumOf(reasons), reasons });
