'use client';

import { Button } from '@/app/design/button';
import { Dock, PrimaryAction } from '@/app/design/dock';
import { Message } from '@/app/design/message';
import { go } from '@/app/session/address';
import { useAtTable } from './table-context';
import { Undo, UndoToast, useRedo } from './undo';
import { useWords } from './words';

export function LedgerDock() {
  const t = useWords();
  const { id } = useAtTable();
  return (
    <Dock toast={<UndoToast />}>
      <Undo />
      <PrimaryAction label={t('table.ledger.toTable')} onClick={() => go(id, 'live')} />
    </Dock>
  );
}

/** Steps taken back count nothing; the last of them can be brought back. */
export function TakenBack() {
  const t = useWords();
  const { session, view, nameOf, words } = useAtTable();
  const redo = useRedo();
  if (session.takenBack === 0) return null;
  const said = session.undone.flatMap((step) => {
    const text = words.undone?.(t, step, view, nameOf) ?? null;
    return text === null ? [] : [{ id: step.id, text }];
  });
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <p className="note">{t('table.ledger.takenBack', { count: session.takenBack })}</p>
        {redo && <Button onClick={redo}>{t('common.actions.redo')}</Button>}
      </div>
      {said.map(({ id, text }) => (
        <p key={id} className="note">
          {text}
        </p>
      ))}
    </>
  );
}

/** What stands in the log and cannot be read here, line by line. It is kept as it is. */
export function UnreadableEntries() {
  const t = useWords();
  const { session, unreadableFacts } = useAtTable();
  return (
    <>
      {session.unreadable.map(({ seq, why }) => (
        <Message
          key={seq}
          tone="warn"
          fact={t(why === 'newer' ? 'table.ledger.unreadableNewer' : 'table.ledger.unreadableEntry', { line: seq + 1 })}
        />
      ))}
      {unreadableFacts.map((entry) => (
        <Message key={entry} tone="warn" fact={t('table.ledger.unreadableFact')} />
      ))}
    </>
  );
}

/** How many lines of the log could not be read, if there are any. */
export function UnreadableCount() {
  const t = useWords();
  const { session, unreadableFacts } = useAtTable();
  const count = session.unreadable.length + unreadableFacts.length;
  if (count === 0) return null;
  return (
    <Message tone="warn" fact={t('table.unreadable.count', { count })}>
      {t('table.unreadable.countText')}
    </Message>
  );
}
