'use client';

import { Message } from '@/app/design/message';
import { useEvening } from './evening-context';
import { useWords } from './reason-text';

/** A closed table says so, and how to go on with it all the same. */
export function ClosedMessage() {
  const t = useWords();
  const { session, actions } = useEvening();
  const step = session.undo;
  if (!session.finished || step?.type !== 'finished') return null;
  return (
    <Message
      tone="good"
      fact={t('common.problem.finished')}
      action={{ label: t('cardcassonne.live.reopen'), onClick: () => void actions.act({ do: 'undo', step: step.id }) }}
    >
      {t('cardcassonne.live.agreed')}
    </Message>
  );
}
