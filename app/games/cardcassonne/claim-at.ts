import type { ClaimFact } from '@/lib/rules/cardcassonne/index';
import type { Entry } from '@/lib/rules/entry';

/** Whose claim of which round is on screen, and the entry that it amends. */
export type ClaimAt = { round: number; player: string; amended: Entry<ClaimFact> | undefined };

/** Under which key it is kept while it is half entered. */
export const claimKey = (table: string, { amended, round, player }: ClaimAt): string =>
  amended ? `claim/${table}/${amended.id}` : `claim/${table}/${round}/${player}`;
