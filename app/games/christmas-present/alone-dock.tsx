'use client';

import { ScrollText } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { AuxButton, Dock, PrimaryAction } from '@/app/design/dock';
import { go } from '@/app/session/address';
import { Undo, UndoToast } from '@/app/table/undo';
import { useWords } from '@/app/table/words';
import { revealing } from '@/lib/rules/christmas-present/timing';
import { Passing } from '../carcassonne/live-dock';
import { useCards } from './cards-context';
import { REVEAL } from './parts';

/** Undo, the ledger, and the end of the turn; after the last tile, what the hands hold. */
export function AloneDock() {
  const t = useWords();
  const { id, session, view, cards, nameOf, actions } = useCards();
  const next = revealing(cards.places, cards.moment);
  const { ended } = cards.moment;
  const router = useRouter();
  async function close() {
    if (await actions.act({ do: 'finish' })) router.push('/');
  }
  return (
    <Dock toast={<UndoToast />}>
      <Undo />
      <AuxButton
        icon={<ScrollText aria-hidden />}
        label={t('common.actions.ledger')}
        onClick={() => go(id, 'ledger')}
      />
      {ended && next !== null && (
        <PrimaryAction label={t('christmas.reveal.next', { name: nameOf(next) })} onClick={() => go(id, REVEAL)} />
      )}
      {ended && next === null && !session.finished && (
        <PrimaryAction label={t('christmas.alone.close')} onClick={() => void close()} />
      )}
      {!session.finished && !ended && view.turn && <Passing turn={view.turn} />}
    </Dock>
  );
}
