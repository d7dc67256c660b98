'use client';

import { HundredTile, Message } from '@/app/design/message';
import { useWords } from '@/app/table/words';
import { type ScoredClaim, trackTile } from '@/lib/rules/cardcassonne/index';
import { useEvening } from './evening-context';

/** What to do with the pieces on the table when a claim took its player past a hundred. */
export function PassedMessage({ claim }: { claim: ScoredClaim }) {
  const t = useWords();
  const { nameOf } = useEvening();
  const passed = hundredsPassed(claim);
  if (passed === null) return null;
  const tile = tileToMove(claim);
  const name = nameOf(claim.player);
  const data = { name, tile, points: passed, space: spaceOf(claim.after) };
  return (
    <Message
      tone="warn"
      fact={t('evening.claim.passed', data)}
      lead={<HundredTile points={trackTile(claim.after) ?? passed} />}
    >
      {t('evening.claim.passedDo', data)}
    </Message>
  );
}

/** The tile that lies before the player once: taken beyond 100, turned beyond 200. */
function tileToMove({ before, after }: ScoredClaim): 'first' | 'second' | 'more' {
  if (trackTile(before) === trackTile(after)) return 'more';
  return trackTile(after) === 100 ? 'first' : 'second';
}

/** The space on the track of 100 on which a follower with so many points stands. */
function spaceOf(points: number): number {
  return ((points - 1) % 100) + 1;
}

/** The hundred that was passed, if any: passing is standing beyond it. */
function hundredsPassed({ before, after }: ScoredClaim): number | null {
  const laps = (points: number) => Math.floor(Math.max(0, points - 1) / 100);
  return laps(after) > laps(before) ? laps(after) * 100 : null;
}
