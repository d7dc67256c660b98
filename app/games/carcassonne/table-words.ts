import type { GameWords } from '@/app/table/game-words';
import { addOnOf, isAddOnFact } from '@/lib/rules/add-on';
import type { TableView } from '@/lib/rules/carcassonne/table';
import { type AddOnScreens, addOnIn } from './add-on-screens';
import { refusalText } from './refusal-text';
import { stepText } from './step-text';

/** What is said at a Carcassonne table, and by the add-ons that are there. */
export type CarcassonneWords = GameWords<TableView> & {
  addOns: readonly AddOnScreens[];
  /** Whether the base's own scores are entered; a table may keep an add-on alone. */
  scores: boolean;
};

/** The words of a table with these add-ons: each puts its own steps and refusals into words. */
export const wordsWith = (addOns: readonly AddOnScreens[], scores = true): CarcassonneWords => ({
  ...{ addOns, scores },
  step: (t, step, view, nameOf) => stepText(t, step, view, nameOf, addOns),
  undone(t, step, view, nameOf) {
    if (step.type !== 'recorded' || !isAddOnFact(step.fact)) return null;
    const { id, place, fact } = step;
    return addOnIn(addOns, fact.kind)?.text.undone?.({ t, entry: { id, place, fact }, view, nameOf }) ?? null;
  },
  refusal(t, refusal, nameOf) {
    const addOn = addOnOf(refusal.refused) === null ? undefined : addOnIn(addOns, refusal.refused);
    return addOn?.text.refusal(t, refusal, nameOf) ?? refusalText(t, refusal, nameOf);
  },
});
