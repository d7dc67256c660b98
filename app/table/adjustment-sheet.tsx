'use client';

import { type FormEvent, useState } from 'react';
import { PrimaryAction } from '@/app/design/dock';
import { Follower } from '@/app/design/follower';
import { Segmented } from '@/app/design/segmented';
import { Sheet } from '@/app/design/sheet';
import { TextField } from '@/app/design/text-field';
import { isBlank } from '@/lib/rules/blank';
import { ProblemMessage } from './problem-message';
import { useAtTable } from './table-context';
import { signed, useWords } from './words';

/** The board says something else than the sums: the table agrees on a line that makes up the difference, and why. */
type AdjustmentSheetProps = {
  /** The round, or turn, that it counts in; undefined: in none in particular. */
  round: number | undefined;
  open: boolean;
  onClose: () => void;
};

export function AdjustmentSheet({ round, open, onClose }: AdjustmentSheetProps) {
  const t = useWords();
  return (
    <Sheet open={open} onClose={onClose} title={t('table.adjustment.title')} closeLabel={t('common.actions.close')}>
      <AdjustmentForm round={round} onDone={onClose} />
    </Sheet>
  );
}

function AdjustmentForm({ round, onDone }: { round: number | undefined; onDone: () => void }) {
  const t = useWords();
  const { view, seats, change } = useAtTable();
  const [player, setPlayer] = useState(seats[0]?.player ?? '');
  const [board, setBoard] = useState('');
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const known = view.players[player]?.points ?? 0;
  const said = /^-?\d{1,4}$/.test(board.trim()) ? Number(board) : null;
  const points = said === null ? null : said - known;

  async function save(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (points === null || points === 0 || isBlank(reason)) return;
    const place = round === undefined ? { player } : { player, round };
    if (await change({ do: 'record', place, fact: { kind: 'adjustment', points, reason } })) onDone();
  }

  return (
    <form className="flex flex-col gap-4" onSubmit={save}>
      <ProblemMessage />
      <Segmented
        stack
        label={t('table.adjustment.player')}
        value={player}
        onChange={setPlayer}
        choices={seats.map((seat) => ({
          value: seat.player,
          label: <bdi>{seat.name}</bdi>,
          icon: <Follower colour={seat.colour} size={26} />,
        }))}
      />
      <TextField
        label={t('table.adjustment.board')}
        hint={t('table.adjustment.known', { points: known })}
        value={board}
        onChange={setBoard}
        inputMode="numeric"
        error={asked && (points === null || points === 0) ? t('table.adjustment.needsPoints') : undefined}
      />
      <TextField
        label={t('table.adjustment.reason')}
        value={reason}
        onChange={setReason}
        maxLength={120}
        error={asked && isBlank(reason) ? t('table.adjustment.needsReason') : undefined}
      />
      <div className="flex">
        <PrimaryAction
          type="submit"
          label={t('table.adjustment.save', { points: signed(points ?? 0) })}
          detail={said === null ? undefined : `${known} → ${said}`}
        />
      </div>
    </form>
  );
}
