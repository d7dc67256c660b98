import { DEFAULT_OPTIONS, OPTION_NAMES, OPTION_VALUES, type Options } from '@/lib/rules/carcassonne/options';
import type { Plan } from '../plan';

/** The options of a planned table: those chosen, as far as there are such, and for the rest the defaults. */
export function plannedOptions({ options }: Pick<Plan, 'options'>): Options {
  const chosen = OPTION_NAMES.filter((name) =>
    (OPTION_VALUES[name] as readonly string[]).includes(options[name] ?? ''),
  );
  return { ...DEFAULT_OPTIONS, ...Object.fromEntries(chosen.map((name) => [name, options[name]])) };
}
