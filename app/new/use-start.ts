'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { now } from '@/lib/db/clock';
import { database } from '@/lib/db/database';
import { dropDraft } from '@/lib/db/drafts';
import { type WriteFailure, writeFailure } from '@/lib/db/write-failure';
import { isBlank } from '@/lib/rules/blank';
import { tableAddress } from '../home/table-address';
import { gameOf } from './games';
import { PLAN_KEY, type Plan } from './plan';
import { SET_UPS } from './set-ups';

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

/** Resolves to the table's id; null where its rules refuse the start. */
async function write(plan: Plan): Promise<string | null> {
  const { seating, name } = plan;
  const game = gameOf(plan.game);
  // Loaded when needed: they bring rules and every schema of the log along.
  const [{ startTable }, { default: prepare }] = await Promise.all([
    import('@/lib/db/start-table'),
    SET_UPS[game].prepare(),
  ]);
  const prepared = await prepare(plan);
  if (prepared === null) return null;
  const db = database();
  const named = isBlank(name) ? '' : name;
  const id = await startTable(db, { game, name: named, seats: seating.seats, ...prepared }, now());
  // The table is there: a plan that stays behind is no reason to hold it back.
  await dropDraft(db, PLAN_KEY, plan).catch(() => undefined);
  return id;
}
