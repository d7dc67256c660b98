'use client';

import { ScrollText } from 'lucide-react';
import { AuxButton, Dock, PrimaryAction } from '@/app/design/dock';
import { go } from '@/app/session/address';
import { Undo, UndoToast } from '@/app/table/undo';
import { useWords } from '@/app/table/words';
import { Passing } from '../carcassonne/live-dock';
import { useChips } from './chips-context';

/** Undo, the ledger, and the end of the turn. */
export function AloneDock() {
  const t = useWords();
  const { id, session, view } = useChips();
  return (
    <Dock toast={<UndoToast />}>
      <Undo />
      {session.finished && <PrimaryAction label={t('carcassonne.live.result')} onClick={() => go(id, 'result')} />}
      <AuxButton
        icon={<ScrollText aria-hidden />}
        label={t('common.actions.ledger')}
        onClick={() => go(id, 'ledger')}
      />
      {!session.finished && view.turn && <Passing turn={view.turn} />}
    </Dock>
  );
}
