import type { Colour } from './facts';
import type { ColouredKind } from './refusals';

/** A rule number of RULES.md. */
export type Rule = `CC-${string}`;

/** One item of a score, in points; null while it waits for a value of the scoring card. A total is the sum of these. */
export type Reason =
  | { reason: 'persons'; rule: Rule; values: number[]; points: number }
  | {
      reason: 'animals';
      rule: Rule;
      colour: Colour;
      /** The kind before the claim, the animal cards and jokers that joined it, and its size after. */
      before: number;
      cards: number;
      jokers: number;
      count: number;
      points: number | null;
    }
  | { reason: 'waiting-jokers'; rule: Rule; jokers: number; points: number }
  | { reason: 'wrong-colour'; rule: Rule; card: ColouredKind; colour: Colour | 'unknown'; points: number }
  | { reason: 'dragon' | 'fairy'; rule: Rule; points: number };

/** The points known so far, in points: reasons that wait count nothing yet. */
export const sumOf = (reasons: readonly Reason[]): number =>
  reasons.reduce((sum, reason) => sum + (reason.points ?? 0), 0);
