'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { now } from '@/lib/db/clock';
import { database } from '@/lib/db/database';
import { dropDraft } from '@/lib/db/drafts';
import { knownScoringCard } from '@/lib/db/scoring-card';
import { type WriteFailure, writeFailure } from '@/lib/db/write-failure';
import type { Opening } from '@/lib/rules/cardcassonne/facts';
import type { Seat } from '@/lib/sessions/events';
import { tableAddress } from '../home/table-address';
import { isBlank } from './blank';
import { PLAN_KEY, type Plan } from './plan';
import { firstDealer } from './seating';

export type Starting = {
  start: () => void;
  busy: boolean;
  /** What was brought to a late start cannot be: more than the box holds. */
  refused: boolean;
  failure: WriteFailure | null;
};

/** Starts the planned table and goes to it. Until it is on the disk the plan stays. */
export function useStart(plan: Plan): Starting {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<WriteFailure | null>(null);
  const [refused, setRefused] = useState(false);
  async function start() {
    setBusy(true);
    setFailure(null);
    setRefused(false);
    try {
      const id = await write(plan);
      if (id !== null) return router.push(tableAddress(id));
      setRefused(true);
      setBusy(false);
    } catch (error) {
      setFailure(writeFailure(error));
      setBusy(false);
    }
  }
  return { start: () => void start(), busy, refused, failure };
}

/** Resolves to the table's id; null where the late start cannot be. */
async function write({ seating, name, options, opening }: Plan): Promise<string | null> {
  // Loaded when needed: it brings every schema of the log along.
  const { startTable } = await import('@/lib/db/start-table');
  const db = database();
  const { refuseSetup } = await import('@/lib/rules/cardcassonne/decide');
  const setup = {
    firstDealer: firstDealer(seating)?.player ?? '',
    scoringCard: await knownScoringCard(db),
    ...(opening ? { opening: ofSeats(opening, seating.seats) } : {}),
  };
  if (refuseSetup({ players: seating.seats.map((seat) => seat.player), options, ...setup })) return null;
  const named = isBlank(name) ? '' : name;
  const start = { game: 'cardcassonne', name: named, seats: seating.seats, setup, options };
  const id = await startTable(db, start, now());
  // The table is there: a plan that stays behind is no reason to hold it back.
  await dropDraft(db, PLAN_KEY).catch(() => undefined);
  return id;
}

/** What those bring who are still at the table. */
function ofSeats({ round, players }: Opening, seats: readonly Seat[]): Opening {
  const kept = seats.flatMap(({ player }) => {
    const brought = players[player];
    return brought ? [[player, brought] as const] : [];
  });
  return { round, players: Object.fromEntries(kept) };
}
