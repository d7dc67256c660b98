'use client';

import { useRef, useState } from 'react';
import { now } from '@/lib/db/clock';
import { database } from '@/lib/db/database';
import { keepDraft } from '@/lib/db/drafts';
import { type WriteFailure, writeFailure } from '@/lib/db/write-failure';
import { PLAN_KEY, type Plan } from './plan';

export type Keeping = {
  /** Null until something changed. */
  state: 'saving' | 'saved' | null;
  /** Why the last change is only on the screen. */
  failure: WriteFailure | null;
  again: () => void;
};

/** Keeps plans on the phone, one write at a time: of those that come up meanwhile only the newest is worth writing. */
export function useKeeping(): Omit<Keeping, 'again'> & { keep: (plan: Plan) => void } {
  const [state, setState] = useState<Keeping['state']>(null);
  const [failure, setFailure] = useState<WriteFailure | null>(null);
  const waiting = useRef<Plan | null>(null);
  const writing = useRef(false);

  async function write() {
    writing.current = true;
    let failed: WriteFailure | null = null;
    for (let plan = waiting.current; plan; plan = waiting.current) {
      waiting.current = null;
      failed = await keepDraft(database(), '', PLAN_KEY, plan, now()).then(() => null, writeFailure);
    }
    writing.current = false;
    setFailure(failed);
    setState(failed ? null : 'saved');
  }

  function keep(plan: Plan) {
    waiting.current = plan;
    setState('saving');
    if (!writing.current) void write();
  }
  return { state, failure, keep };
}
