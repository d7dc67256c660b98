'use client';

import { useState } from 'react';
import { Message } from '@/app/design/message';
import { RunningSum } from '@/app/design/running-sum';
import type { ClaimScore } from '@/lib/rules/cardcassonne/index';
import type { ClaimDraft } from './claim-draft';
import { useEvening } from './evening-context';
import { animalsText, useWords } from './reason-text';
import { ScoringCardSheet } from './scoring-card-sheet';
import type { ClaimAt } from './use-claim';

/** The sum so far, where it takes the player, and what the scoring card still owes it. */
export function ClaimSum({ at, draft, score }: { at: ClaimAt; draft: ClaimDraft; score: ClaimScore }) {
  const t = useWords();
  const { evening } = useEvening();
  const [copying, setCopying] = useState(false);
  const waits = score.missing.length > 0;
  const before = (evening.players[at.player]?.points ?? 0) - amendedPoints();
  const after = before + score.points;
  const passed = Math.floor(Math.max(0, after - 1) / 100) * 100;
  const passes = passed > 0 && before <= passed ? t('cardcassonne.claim.passes', { points: passed }) : undefined;
  const unknown = score.reasons.flatMap((reason) =>
    reason.reason === 'animals' && reason.points === null ? [animalsText(t, reason.colour, reason.count)] : [],
  );
  return (
    <>
      <RunningSum
        points={waits ? t('cardcassonne.live.waits', { points: score.points }) : score.points}
        score={{ before, after, waits, label: t('cardcassonne.claim.from', { before, after }), note: passes }}
      >
        {t('cardcassonne.claim.forCards', { count: draft.cards.length })}
      </RunningSum>
      {waits && (
        <Message
          tone="warn"
          fact={t('cardcassonne.claim.unknown', { animals: unknown.join(', ') })}
          action={{ label: t('cardcassonne.claim.copyNow'), onClick: () => setCopying(true) }}
        >
          {t('cardcassonne.claim.unknownText')}
        </Message>
      )}
      <ScoringCardSheet open={copying} onClose={() => setCopying(false)} counts={score.missing} />
    </>
  );

  function amendedPoints(): number {
    return evening.claims.find((claim) => claim.entry.id === at.amended?.id)?.score?.points ?? 0;
  }
}
