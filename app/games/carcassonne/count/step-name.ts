import type { Translate } from '@/app/table/words';
import { STEPS } from '@/lib/rules/carcassonne/steps';
import { type AddOnScreens, addOnIn } from '../add-on-screens';

/** What a step of the last count is called, by the base or by the add-on that it belongs to. */
export function stepName(t: Translate, step: string, addOns: readonly AddOnScreens[] = []): string {
  const known = STEPS.find((each) => each === step);
  return known ? t(`count.step.${known}`) : (addOnIn(addOns, step)?.text.step?.(t, step) ?? step);
}
