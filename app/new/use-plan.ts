'use client';

import { useState } from 'react';
import { type Kept, useKeeping } from '../frame/use-keeping';
import { PLAN_KEY, type Plan } from './plan';

export type Keeping = Kept & { again: () => void };

export type PlanInHand = { plan: Plan; change: (changes: Partial<Plan>) => void; keeping: Keeping };

/** The plan of a table; every change is kept on the phone. */
export function usePlan(start: Plan): PlanInHand {
  const [plan, setPlan] = useState(start);
  const { keep, state, failure } = useKeeping<Plan>('', PLAN_KEY);
  function change(changes: Partial<Plan>) {
    const changed = { ...plan, ...changes };
    setPlan(changed);
    keep(changed);
  }
  return { plan, change, keeping: { state, failure, again: () => keep(plan) } };
}
