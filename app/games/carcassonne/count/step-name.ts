import type { Translate } from '@/app/table/words';
import { STEPS } from '@/lib/rules/carcassonne/steps';

/** What a step of the last count is called. An add-on's step goes by its own name until the add-on has words for it. */
export function stepName(t: Translate, step: string): string {
  const known = STEPS.find((each) => each === step);
  return known ? t(`count.step.${known}`) : step;
}
