'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { type WriteFailure, writeFailure } from '@/lib/db/write-failure';
import { tableAddress } from '../home/table-address';
import type { Plan } from './plan';

export type Starting = {
  start: () => void;
  busy: boolean;
  /** What was brought to a late start cannot be: more than the box holds. */
  refused: boolean;
  failure: WriteFailure | null;
};

/**
 * Starts the planned table and goes to it, unless somebody has left meanwhile: it then waits on the start page. Until it is
 * on the disk the plan stays.
 */
export function useStart(plan: Plan): Starting {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<WriteFailure | null>(null);
  const [refused, setRefused] = useState(false);
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  async function start() {
    setBusy(true);
    setFailure(null);
    setRefused(false);
    try {
      // Loaded when needed: it brings rules and every schema of the log along.
      const { startPlanned } = await import('./start-planned');
      const id = await startPlanned(plan);
      if (!here.current) return;
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
