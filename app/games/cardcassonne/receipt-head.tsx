'use client';

import { Follower } from '@/app/design/follower';
import { useWords } from '@/app/table/words';
import { ofClaims, type ScoredClaim } from '@/lib/rules/cardcassonne/index';
import { useEvening } from './evening-context';
import { totalText } from './reason-text';

/** Who scored how much by a claim, and what that player had before it and has since. */
export function ReceiptHead({ claim }: { claim: ScoredClaim }) {
  const t = useWords();
  const { evening, seatOf } = useEvening();
  const { name, colour } = seatOf(claim.player);
  const own = evening.claims.filter(({ player }) => player === claim.player);
  const nth = own.indexOf(claim);
  const before = totalText(t, { ...ofClaims(own.slice(0, nth)), points: claim.before });
  const now = totalText(t, { ...ofClaims(own.slice(0, nth + 1)), points: claim.after });
  return (
    <div className="flex flex-wrap items-center gap-x-3" role="status">
      <Follower colour={colour} size={58} />
      <div className="min-w-0 flex-[1_1_6rem]">
        <h2 className="text-h1 [overflow-wrap:anywhere]" dir="auto">
          {t('evening.receipt.scores', { name })}
        </h2>
        <p className="note">{t('evening.receipt.beforeNow', { before, now })}</p>
      </div>
      <span className="num ml-auto text-score-xl leading-none">+{totalText(t, ofClaims([claim]))}</span>
    </div>
  );
}
