'use client';

import { useWords } from '@/app/table/words';
import type { ClaimScore } from '@/lib/rules/cardcassonne/index';
import type { ClaimAt } from './claim-at';
import type { ClaimDraft } from './claim-draft';
import { useEvening } from './evening-context';
import { PointsSoFar } from './points-so-far';
import { TableScoringCard } from './scoring-cards';
import { ValuesToCopy } from './values-to-copy';

/** The sum so far, where it takes the player, and what the scoring card still owes it. */
export function ClaimSum({ at, draft, score }: { at: ClaimAt; draft: ClaimDraft; score: ClaimScore }) {
  const t = useWords();
  const { evening } = useEvening();
  const waits = score.missing.length > 0;
  const before = (evening.players[at.player]?.points ?? 0) - amendedPoints();
  const after = before + score.points;
  const passed = Math.floor(Math.max(0, after - 1) / 100) * 100;
  const note = passed > 0 && before <= passed ? t('evening.claim.passes', { points: passed }) : undefined;
  return (
    <>
      <PointsSoFar score={score} to={{ before, after, waits, label: t('evening.claim.from', { before, after }), note }}>
        {t('cardcassonne.claim.forCards', { count: draft.cards.length })}
      </PointsSoFar>
      <ValuesToCopy score={score} card={TableScoringCard} />
    </>
  );

  function amendedPoints(): number {
    return evening.claims.find((claim) => claim.entry.id === at.amended?.id)?.score?.points ?? 0;
  }
}
