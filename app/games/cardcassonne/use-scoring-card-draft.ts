'use client';

import { useDraft } from '@/app/frame/use-draft';
import { ANIMAL_COUNTS } from '@/lib/rules/cardcassonne/progression';
import type { Typed } from './scoring-card-typed';

/** A scoring card half copied; `agreed`: the counts whose number is the table's own, as the card has no such count. */
type ScoringCardDraft = { typed: Typed; agreed: number[] };

const NOTHING: ScoringCardDraft = { typed: {}, agreed: [] };

/**
 * What was typed for these counts and is not saved yet, kept on the phone for that table; without a table for the phone
 * itself. Null until the phone has been asked.
 */
export function useScoringCardDraft(table: string, counts: readonly number[]) {
  const { draft, change, drop } = useDraft(table, `scoring-card/${table}`, NOTHING, readDraft);
  if (!draft) return null;
  const { typed, agreed } = only(draft, counts);

  /** These counts are saved; what was typed for others stays. */
  function saved() {
    const rest = only(
      draft ?? NOTHING,
      ANIMAL_COUNTS.filter((count) => !counts.includes(count)),
    );
    if (Object.keys(rest.typed).length > 0) change(rest);
    else void drop();
  }

  return {
    typed,
    agreed: agreed.length === counts.length,
    type: (count: number, text: string) => change({ ...draft, typed: { ...draft.typed, [count]: text } }),
    agree: (on: boolean) => change({ ...draft, agreed: on ? [...counts] : [] }),
    saved,
  };
}

function only({ typed, agreed }: ScoringCardDraft, counts: readonly number[]): ScoringCardDraft {
  const some = Object.entries(typed).filter(([count]) => counts.includes(Number(count)));
  return { typed: Object.fromEntries(some), agreed: agreed.filter((count) => counts.includes(count)) };
}

function readDraft(stored: unknown): ScoringCardDraft | null {
  const { typed, agreed } = { ...(stored as Partial<ScoringCardDraft> | null) };
  if (typeof typed !== 'object' || typed === null || !Array.isArray(agreed)) return null;
  return Object.values(typed).every((text) => typeof text === 'string') ? { typed, agreed } : null;
}
