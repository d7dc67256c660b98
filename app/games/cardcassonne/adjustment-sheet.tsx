'use client';

import { type FormEvent, useState } from 'react';
import { PrimaryAction } from '@/app/design/dock';
import { Follower } from '@/app/design/follower';
import { Segmented } from '@/app/design/segmented';
import { Sheet } from '@/app/design/sheet';
import { TextField } from '@/app/design/text-field';
import { useEvening } from './evening-context';
import { ProblemMessage } from './problem-message';
import { useWords } from './reason-text';

/** The board says something else than the sums: the table agrees on a line that makes up the difference, and why. */
export function AdjustmentSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useWords();
  return (
    <Sheet open={open} onClose={onClose} title={t('evening.adjustment.title')} closeLabel={t('common.actions.close')}>
      <AdjustmentForm onDone={onClose} />
    </Sheet>
  );
}

function AdjustmentForm({ onDone }: { onDone: () => void }) {
  const t = useWords();
  const { evening, seats, change } = useEvening();
  const [player, setPlayer] = useState(seats[0]?.player ?? '');
  const [board, setBoard] = useState('');
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const known = evening.players[player]?.points ?? 0;
  const said = /^-?\d{1,4}$/.test(board.trim()) ? Number(board) : null;
  const points = said === null ? null : said - known;

  async function save(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (points === null || points === 0 || reason.trim() === '') return;
    const place = { player, round: evening.currentRound };
    if (await change({ do: 'record', place, fact: { kind: 'adjustment', points, reason } })) onDone();
  }

  return (
    <form className="flex flex-col gap-4" onSubmit={save}>
      <ProblemMessage />
      <Segmented
        stack
        label={t('cardcassonne.place.player')}
        value={player}
        onChange={setPlayer}
        choices={seats.map((seat) => ({
          value: seat.player,
          label: <bdi>{seat.name}</bdi>,
          icon: <Follower colour={seat.colour} size={26} />,
        }))}
      />
      <TextField
        label={t('evening.adjustment.board')}
        hint={t('evening.adjustment.known', { points: known })}
        value={board}
        onChange={setBoard}
        inputMode="numeric"
        error={asked && (points === null || points === 0) ? t('evening.adjustment.needsPoints') : undefined}
      />
      <TextField
        label={t('evening.adjustment.reason')}
        value={reason}
        onChange={setReason}
        maxLength={120}
        error={asked && reason.trim() === '' ? t('evening.adjustment.needsReason') : undefined}
      />
      <div className="flex">
        <PrimaryAction
          type="submit"
          label={t('evening.adjustment.save', { points: signed(points ?? 0) })}
          detail={said === null ? undefined : `${known} → ${said}`}
        />
      </div>
    </form>
  );
}

/** "+2", "−3": points given or taken. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
