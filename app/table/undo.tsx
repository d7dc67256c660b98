'use client';

import { RotateCcw } from 'lucide-react';
import { UndoButton } from '@/app/design/dock';
import { Toast } from '@/app/design/toast';
import { useAtTable } from './table-context';
import { useWords } from './words';

/** Takes back the last step of the table, and says which. */
export function Undo() {
  const t = useWords();
  const { session, view, nameOf, actions, setPassing, passing, words } = useAtTable();
  const step = session.undo;
  const what = step ? words.step(t, step, view, nameOf) : t('common.actions.nothingYet');

  async function takeBack() {
    if (!step) return;
    const done = await actions.act({ do: 'undo', step: step.id });
    if (!done) return;
    setPassing({ did: 'undo', what, nth: (passing?.nth ?? 0) + 1 });
  }

  return <UndoButton label={t('common.actions.undo')} detail={what} nothing={!step} onClick={takeBack} />;
}

/** Says in passing what was taken back, and offers to bring it back. */
export function UndoToast() {
  const t = useWords();
  const { passing, setPassing } = useAtTable();
  const redo = useRedo();
  if (!passing) return null;
  const undone = passing.did === 'undo';
  return (
    <Toast
      key={passing.nth}
      icon={<RotateCcw aria-hidden />}
      action={undone && redo ? { label: t('common.actions.redo'), onClick: redo } : undefined}
      onDone={() => setPassing(null)}
    >
      {t(undone ? 'common.notices.tookBack' : 'common.notices.broughtBack', { what: passing.what })}
    </Toast>
  );
}

/** Brings back what was taken back last; null when there is nothing to bring back. */
export function useRedo(): (() => Promise<void>) | null {
  const t = useWords();
  const { session, nameOf, actions, now, passing, setPassing, words } = useAtTable();
  const next = session.redo;
  if (!next) return null;
  return async () => {
    const done = await actions.act({ do: 'redo', step: next.step.id });
    if (!done) return;
    const what = words.step(t, next.step, now(), nameOf);
    setPassing({ did: 'redo', what, nth: (passing?.nth ?? 0) + 1 });
  };
}
