'use client';

import { MoreWords } from '@/app/frame/more-words';
import type { PlanProps } from '../around';
import { Boxes } from './boxes';
import { HouseRules } from './house-rules';
import { plannedOptions } from './planned-options';

/** Which boxes are on the table. */
export function BoxesFirst({ plan, change }: PlanProps) {
  const options = plannedOptions(plan);
  return (
    <MoreWords of="carcassonne">
      <Boxes options={options} onChange={(changed) => change({ options: { ...options, ...changed } })} />
    </MoreWords>
  );
}

/** What the rules leave open, and what the sheet keeps. */
export function RulesAfter({ plan, change }: PlanProps) {
  const options = plannedOptions(plan);
  return (
    <MoreWords of="carcassonne">
      <HouseRules options={options} onChange={(changed) => change({ options: { ...options, ...changed } })} />
    </MoreWords>
  );
}
