'use client';

import { Dock, PrimaryAction } from '@/app/design/dock';
import { useWords } from '@/app/table/words';
import type { HandClosedFact } from '@/lib/rules/christmas-present/facts';
import type { HeldCard } from '@/lib/rules/christmas-present/hands';
import { useCards } from './cards-context';

type LayOpenProps = { player: string; hand: readonly HeldCard[]; onDone: () => void };

/** Ends a player's reveal: what is left in the hand is dead, and laid open as far as this phone knows it. */
export function LayOpen({ player, hand, onDone }: LayOpenProps) {
  const t = useWords();
  const { actions, placeOf } = useCards();
  const dead = hand.flatMap(({ card, nth }) => (card === null ? [] : [{ card, nth }]));
  const covered = hand.length - dead.length;
  async function close() {
    const fact: HandClosedFact = { kind: 'christmas-present/hand-closed', dead, ...(covered > 0 ? { covered } : {}) };
    if (await actions.act({ do: 'record', place: placeOf(player), fact })) onDone();
  }
  return (
    <Dock>
      <PrimaryAction
        label={t('christmas.hand.close')}
        detail={t(covered > 0 ? 'christmas.hand.closeCovered' : 'christmas.hand.closeText', {
          count: covered || dead.length,
        })}
        busy={actions.busy}
        onClick={() => void close()}
      />
    </Dock>
  );
}
