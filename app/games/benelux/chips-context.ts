'use client';

import { useWords } from '@/app/table/words';
import type { ChipsView } from '@/lib/rules/benelux/view';
import type { TableView } from '@/lib/rules/carcassonne/table';
import { useCarcassonne } from '../carcassonne/carcassonne-context';
import { colourText } from './colour-text';

/** The chips of a table, as their own rules read them. */
export const chipsIn = ({ addOns }: TableView): ChipsView => addOns.benelux as ChipsView;

/** The table, and the chips at it. */
export function useChips() {
  const t = useWords();
  const table = useCarcassonne();
  const ended = table.view.lastCount.begun !== null || table.session.finished;
  return { ...table, chips: chipsIn(table.view), ended, colourOf: (colour: string) => colourText(t, colour) };
}
