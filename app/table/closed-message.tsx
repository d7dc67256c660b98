'use client';

import { Message } from '@/app/design/message';
import { useAtTable } from './table-context';
import { useWords } from './words';

/** A closed table says so, and how to go on with it all the same. */
export function ClosedMessage() {
  const t = useWords();
  const { session, actions } = useAtTable();
  const step = session.undo;
  if (!session.finished || step?.type !== 'finished') return null;
  return (
    <Message
      tone="good"
      fact={t('common.problem.finished')}
      action={{ label: t('table.closed.reopen'), onClick: () => void actions.act({ do: 'undo', step: step.id }) }}
    >
      {t('table.closed.agreed')}
    </Message>
  );
}
