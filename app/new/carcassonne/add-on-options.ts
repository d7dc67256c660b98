import { addOnOf } from '@/lib/rules/add-on';

/** The options of these add-ons among those planned: each is named after its add-on, as the log has it. */
export const addOnOptions = (
  options: Readonly<Record<string, string>>,
  addOns: readonly string[],
): Record<string, string> =>
  Object.fromEntries(Object.entries(options).filter(([name]) => addOns.includes(addOnOf(name) ?? '')));
