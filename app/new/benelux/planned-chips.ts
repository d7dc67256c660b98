import { BENELUX } from '@/lib/rules/benelux/chip-set';
import { type ChipOptions, DEFAULT_OPTIONS, optionValues } from '@/lib/rules/benelux/options';
import type { Plan } from '../plan';

/** The options of the chips in a plan: those chosen, as far as there are such, and for the rest the defaults. */
export function plannedChips({ options }: Pick<Plan, 'options'>): ChipOptions {
  const values = optionValues(BENELUX);
  const chosen = (name: keyof ChipOptions) => {
    const value = options[`benelux/${name}`] ?? '';
    return values[name].includes(value) ? value : DEFAULT_OPTIONS[name];
  };
  return { valueCounts: chosen('valueCounts'), turned: chosen('turned') as ChipOptions['turned'] };
}
