import { cardKind } from '@/lib/rules/christmas-present/cards';
import type { FeatureDraft } from '../carcassonne/feature-draft';
import type { CardOf } from './use-play';

/** What is being entered with a card: the table's name for where it lies, and followers left in the supply. */
export type PlainDraft = { label: string; followers: number };

/** The feature that a card with a rate scores, and which cards lie on it. */
export type ScoreDraft = FeatureDraft & { lying: number[] };

/** Under which key it is kept on the phone: by the place of the card in its deck, never by what it is. */
export const cardDraftKey = (table: string, { card, nth }: CardOf): string =>
  `card/${table}/${cardKind(card).deck}-${nth}`;

/** Reads what this phone kept of it; null: none of this version. */
export function readPlainDraft(stored: unknown): PlainDraft | null {
  const { label, followers } = { ...(stored as Partial<PlainDraft> | null) };
  return typeof label === 'string' && typeof followers === 'number' ? { label, followers } : null;
}

/** The same for a card with a rate. */
export function readScoreDraft(stored: unknown): ScoreDraft | null {
  const { feature, by, lying } = { ...(stored as Partial<ScoreDraft> | null) };
  return feature && by && Array.isArray(lying) ? { feature, by, lying } : null;
}
