'use client';

import { useState } from 'react';
import { Dock, PrimaryAction } from '@/app/design/dock';
import { PieceChoices } from '@/app/design/piece-counts';
import { Sheet } from '@/app/design/sheet';
import { TextField } from '@/app/design/text-field';
import { ProblemMessage } from '@/app/table/problem-message';
import { useWords } from '@/app/table/words';
import type { HeldLineFact } from '@/lib/rules/christmas-present/facts';
import { numberIn } from '../carcassonne/score/score-draft';
import { useCards } from './cards-context';

/** A bonus of the moment in which a locked feature was completed: it waits with its points. */
export function HeldLineSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useWords();
  const { seats, view, actions, cards, placeOf } = useCards();
  const [label, setLabel] = useState('');
  const [points, setPoints] = useState('');
  const [players, setPlayers] = useState<string[]>([]);
  const given = numberIn(points);
  const isTold = label.trim() !== '' && Number.isInteger(given) && players.length > 0;
  async function enter() {
    const fact: HeldLineFact = { kind: 'christmas-present/held-line', label: label.trim(), points: given, players };
    const place = placeOf(cards.moment.turn ?? view.seats[0] ?? '');
    if (!(await actions.act({ do: 'record', place, fact }))) return;
    setLabel('');
    setPoints('');
    setPlayers([]);
    onClose();
  }
  const dock = (
    <Dock>
      <PrimaryAction
        label={t('christmas.waiting.lineEnter')}
        reason={isTold ? undefined : t('christmas.waiting.lineMissing')}
        busy={actions.busy}
        onClick={() => void enter()}
      />
    </Dock>
  );
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('christmas.waiting.lineTitle')}
      closeLabel={t('common.actions.close')}
      dock={dock}
    >
      <ProblemMessage />
      <TextField label={t('christmas.waiting.lineLabel')} value={label} onChange={setLabel} maxLength={80} />
      <TextField
        label={t('christmas.waiting.linePoints')}
        value={points}
        onChange={setPoints}
        inputMode="numeric"
        autoComplete="off"
      />
      <PieceChoices
        label={t('christmas.waiting.lineWho')}
        choices={seats.map(({ player, name, colour }) => ({
          id: player,
          name,
          colour,
          chosen: players.includes(player),
        }))}
        onToggle={(player) =>
          setPlayers(players.includes(player) ? players.filter((each) => each !== player) : [...players, player])
        }
      />
    </Sheet>
  );
}
