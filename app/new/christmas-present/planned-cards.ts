import { ADD_ON } from '@/lib/rules/christmas-present/facts';
import { type CardOptions, DEFAULT_OPTIONS, OPTION_NAMES, OPTION_VALUES } from '@/lib/rules/christmas-present/options';
import type { Plan } from '../plan';

/** The options of the cards in a plan: those chosen, as far as there are such, and for the rest the defaults. */
export function plannedCards({ options }: Pick<Plan, 'options'>): CardOptions {
  const chosen = OPTION_NAMES.flatMap((name) => {
    const value = options[`${ADD_ON}/${name}`] ?? '';
    return (OPTION_VALUES[name] as readonly string[]).includes(value) ? [[name, value]] : [];
  });
  return { ...DEFAULT_OPTIONS, ...Object.fromEntries(chosen) };
}
