'use client';

import { MoreWords } from '@/app/frame/more-words';
import { carcassonneWords } from '@/lib/i18n/words/carcassonne';
import { DEFAULT_OPTIONS } from '@/lib/rules/carcassonne/options';
import { ADD_ONS, addOnsOf, chosenAddOns } from '../add-ons';
import type { PlanProps } from '../around';
import { AddOns } from './add-ons';
import { Boxes } from './boxes';
import { HouseRules } from './house-rules';
import { plannedOptions } from './planned-options';

export const words = [carcassonneWords];

/** An add-on that is ticked is there at once. */
export const parts = addOnsOf('carcassonne').map((id) => ADD_ONS[id].setUp);

/** Which boxes are on the table. */
export function BoxesFirst({ plan, change }: PlanProps) {
  const options = plannedOptions(plan);
  return (
    <MoreWords of={words}>
      <Boxes options={options} onChange={(changed) => change({ options: { ...plan.options, ...changed } })} />
      <AddOns plan={plan} change={change} />
    </MoreWords>
  );
}

/** What the rules leave open, and what the sheet keeps. */
export function RulesAfter({ plan, change }: PlanProps) {
  const options = plannedOptions(plan);
  const addOns = chosenAddOns('carcassonne', plan.addOns).map((id) => ADD_ONS[id]);
  return (
    <MoreWords of={words}>
      <HouseRules
        options={options}
        onChange={(changed) => change({ options: { ...plan.options, ...changed } })}
        keepsTurns={addOns.some(({ needsTurns }) => needsTurns)}
        usually={Object.assign({}, DEFAULT_OPTIONS, ...addOns.map((addOn) => addOn.options))}
      />
    </MoreWords>
  );
}
