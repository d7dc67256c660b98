'use client';

import { useEffect, useState } from 'react';
import { database } from '@/lib/db/database';
import { failureName } from '@/lib/db/failure';
import type { Stored } from '@/lib/db/use-stored';
import { DrawLot } from './around';
import { gameOf } from './games';
import { type Plan, startingPoint } from './plan';
import { fetchSetUp } from './set-ups';

/** Read once: from then on the screen knows best. It is there when all that the page shows of it is. */
export function useStartingPoint(): Stored<Plan> {
  const [start, setStart] = useState<Stored<Plan>>({ status: 'waiting' });
  useEffect(() => {
    let wanted = true;
    startHere().then(
      (value) => wanted && setStart({ status: 'read', value }),
      (error: unknown) => wanted && setStart({ status: 'failed', error: failureName(error) }),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return start;
}

async function startHere(): Promise<Plan> {
  const plan = await startingPoint(database());
  // What cannot be fetched says so where it is missing.
  const lot = plan.seating.seats.length > 1 ? DrawLot.come() : null;
  await Promise.all([fetchSetUp(gameOf(plan.game)), lot]).catch(() => undefined);
  return plan;
}
