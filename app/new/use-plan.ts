'use client';

import { useState } from 'react';
import { type Keeping, useKeeping } from './keeping';
import type { Plan } from './plan';

export type PlanInHand = { plan: Plan; change: (changes: Partial<Plan>) => void; keeping: Keeping };

/** The plan of a table; every change is kept on the phone. */
export function usePlan(start: Plan): PlanInHand {
  const [plan, setPlan] = useState(start);
  const { keep, ...keeping } = useKeeping();
  function change(changes: Partial<Plan>) {
    const changed = { ...plan, ...changes };
    setPlan(changed);
    keep(changed);
  }
  return { plan, change, keeping: { ...keeping, again: () => keep(plan) } };
}
