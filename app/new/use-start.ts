'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { now } from '@/lib/db/clock';
import { database } from '@/lib/db/database';
import { dropDraft } from '@/lib/db/drafts';
import { knownScoringCard } from '@/lib/db/scoring-card';
import { type WriteFailure, writeFailure } from '@/lib/db/write-failure';
import { tableAddress } from '../home/table-address';
import { isBlank } from './blank';
import { PLAN_KEY, type Plan } from './plan';
import { firstDealer } from './seating';

export type Starting = { start: () => void; busy: boolean; failure: WriteFailure | null };

/** Starts the planned table and goes to it. Until it is on the disk the plan stays. */
export function useStart(plan: Plan): Starting {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<WriteFailure | null>(null);
  async function start() {
    setBusy(true);
    setFailure(null);
    try {
      router.push(tableAddress(await write(plan)));
    } catch (error) {
      setFailure(writeFailure(error));
      setBusy(false);
    }
  }
  return { start: () => void start(), busy, failure };
}

async function write({ seating, name, options }: Plan): Promise<string> {
  // Loaded when needed: it brings every schema of the log along.
  const { startTable } = await import('@/lib/db/start-table');
  const db = database();
  const setup = { firstDealer: firstDealer(seating)?.player ?? '', scoringCard: await knownScoringCard(db) };
  const named = isBlank(name) ? '' : name;
  const start = { game: 'cardcassonne', name: named, seats: seating.seats, setup, options };
  const id = await startTable(db, start, now());
  // The table is there: a plan that stays behind is no reason to hold it back.
  await dropDraft(db, PLAN_KEY).catch(() => undefined);
  return id;
}
