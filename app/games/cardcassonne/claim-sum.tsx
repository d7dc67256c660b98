'use client';

import { useWords } from '@/app/table/words';
import { type ClaimFact, type ClaimScore, previewTotal } from '@/lib/rules/cardcassonne/index';
import type { ClaimAt } from './claim-at';
import type { ClaimDraft } from './claim-draft';
import { useEvening } from './evening-context';
import { PointsSoFar } from './points-so-far';
import { totalText } from './reason-text';
import { TableScoringCard } from './scoring-cards';
import { ValuesToCopy } from './values-to-copy';

type ClaimSumProps = { at: ClaimAt; draft: ClaimDraft; fact: ClaimFact; score: ClaimScore };

/** The sum so far, where it takes the player, and what the scoring card still owes it. */
export function ClaimSum({ at, draft, fact, score }: ClaimSumProps) {
  const t = useWords();
  const { evening } = useEvening();
  const total = previewTotal(evening, fact, at, at.amended?.id);
  const passed = Math.floor(Math.max(0, total.after.points - 1) / 100) * 100;
  const note = passed > 0 && total.before.points <= passed ? t('evening.claim.passes', { points: passed }) : undefined;
  const [before, after] = [totalText(t, total.before), totalText(t, total.after)];
  return (
    <>
      <PointsSoFar score={score} to={{ before, after, label: t('evening.claim.from', { before, after }), note }}>
        {t('cardcassonne.claim.forCards', { count: draft.cards.length })}
      </PointsSoFar>
      <ValuesToCopy score={score} card={TableScoringCard} />
    </>
  );
}
