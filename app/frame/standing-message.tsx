'use client';

import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { onStanding, type Standing, standing } from '@/lib/db/standing';
import { Message } from '../design/message';

const words = {
  waiting: ['common.standing.waiting', 'common.standing.waitingText'],
  lost: ['common.standing.lost', 'common.standing.lostText'],
  outdated: ['common.standing.outdated', 'common.standing.outdatedText'],
} as const;

/** Says on any screen what stands between it and the store of the phone. What is being entered stays where it is. */
export function StandingMessage() {
  const t = useTranslations();
  const now = useSyncExternalStore<Standing>(onStanding, standing, () => 'level');
  if (now === 'level') return null;
  const [fact, text] = words[now];
  const reload = { label: t('common.actions.reload'), onClick: () => window.location.reload() };
  return (
    <div className="sticky top-0 z-10 mx-auto max-w-160 p-2">
      <Message tone="warn" fact={t(fact)} action={now === 'waiting' ? undefined : reload}>
        {t(text)}
      </Message>
    </div>
  );
}
