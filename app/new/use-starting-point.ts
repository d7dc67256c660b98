'use client';

import { useEffect, useState } from 'react';
import { database } from '@/lib/db/database';
import { failureName } from '@/lib/db/failure';
import type { Stored } from '@/lib/db/use-stored';
import { type Plan, startingPoint } from './plan';

/** Read once: from then on the screen knows best. */
export function useStartingPoint(): Stored<Plan> {
  const [start, setStart] = useState<Stored<Plan>>({ status: 'waiting' });
  useEffect(() => {
    let wanted = true;
    startingPoint(database()).then(
      (value) => wanted && setStart({ status: 'read', value }),
      (error: unknown) => wanted && setStart({ status: 'failed', error: failureName(error) }),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return start;
}
