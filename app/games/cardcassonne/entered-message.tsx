'use client';

import { HundredTile, Message } from '@/app/design/message';
import { trackTile } from '@/lib/rules/cardcassonne/index';
import type { ScoredClaim } from '@/lib/rules/cardcassonne/scored-claim';
import { useEvening } from './evening-context';
import { useWords } from './reason-text';

/** What the claim just entered brought, and what to do with the pieces on the table because of it. */
export function EnteredMessage() {
  const t = useWords();
  const { evening, entered, nameOf } = useEvening();
  const claim = evening.claims.find(({ entry }) => entry.id === entered);
  if (!claim?.score) return null;
  const { points, missing } = claim.score;
  const name = nameOf(claim.player);
  const total = evening.players[claim.player]?.points ?? 0;
  const said = t(missing.length ? 'cardcassonne.claim.enteredWaits' : 'cardcassonne.claim.entered', { name, points });
  const passed = hundredsPassed(claim, total);
  if (passed === null) {
    return (
      <Message tone="good" fact={said}>
        {t('cardcassonne.claim.enteredText', { before: total - points, after: total })}
      </Message>
    );
  }
  const tile = passed === 100 ? 'first' : passed === 200 ? 'second' : 'more';
  return (
    <Message tone="warn" fact={said} lead={<HundredTile points={trackTile(total) ?? passed} />}>
      {t('cardcassonne.claim.passed', { name, tile, points: passed, space: ((total - 1) % 100) + 1 })}
    </Message>
  );
}

/** The hundred that the follower passed with this claim, if any: passing is standing beyond it. */
function hundredsPassed(claim: ScoredClaim, total: number): number | null {
  const before = total - (claim.score?.points ?? 0);
  const laps = (points: number) => Math.floor(Math.max(0, points - 1) / 100);
  return laps(total) > laps(before) ? laps(total) * 100 : null;
}
