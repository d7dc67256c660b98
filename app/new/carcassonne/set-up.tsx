'use client';

import { MoreWords } from '@/app/frame/more-words';
import { carcassonneWords } from '@/lib/i18n/words/carcassonne';
import { ADD_ONS, chosenAddOns } from '../add-ons';
import type { PlanProps } from '../around';
import { AddOns } from './add-ons';
import { Boxes } from './boxes';
import { HouseRules } from './house-rules';
import { plannedOptions } from './planned-options';

/** Which boxes are on the table. */
export function BoxesFirst({ plan, change }: PlanProps) {
  const options = plannedOptions(plan);
  return (
    <MoreWords of={carcassonneWords}>
      <Boxes options={options} onChange={(changed) => change({ options: { ...plan.options, ...changed } })} />
      <AddOns plan={plan} change={change} />
    </MoreWords>
  );
}

/** What the rules leave open, and what the sheet keeps. */
export function RulesAfter({ plan, change }: PlanProps) {
  const options = plannedOptions(plan);
  const keepsTurns = chosenAddOns('carcassonne', plan.addOns).some((id) => ADD_ONS[id].needsTurns);
  return (
    <MoreWords of={carcassonneWords}>
      <HouseRules
        options={options}
        onChange={(changed) => change({ options: { ...plan.options, ...changed } })}
        keepsTurns={keepsTurns}
      />
    </MoreWords>
  );
}
