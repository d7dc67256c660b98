'use client';

import { Message } from '@/app/design/message';
import { go } from '@/app/session/address';
import { useWords } from '@/app/table/words';
import type { ClaimAt } from './claim-at';
import { useEvening } from './evening-context';
import type { Rival } from './use-rival';

/** Another window was first: what becomes of what is entered here. A refusal says the same. */
export function RivalMessage({ rival, at: { player, round } }: { rival: Rival | null; at: ClaimAt }) {
  const t = useWords();
  const { id, nameOf, actions } = useEvening();
  if (rival === null || actions.problem) return null;
  const amend = {
    label: t('evening.refusal.amendRound', { round }),
    onClick: () => go(id, 'claim', { entry: rival.entry }, 'replace'),
  };
  return (
    <Message
      tone="warn"
      fact={t('evening.refusal.claimedAlready', { name: nameOf(player), round })}
      action={rival.alike ? undefined : amend}
    >
      {t(rival.alike ? 'evening.claim.enteredAlike' : 'evening.claim.keptAsChange')}
    </Message>
  );
}
