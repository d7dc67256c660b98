import { go } from '@/app/session/address';
import { isAddOnFact } from '@/lib/rules/add-on';
import type { ScoredEntry } from '@/lib/rules/carcassonne/scored-entry';
import { addOnIn } from './add-on-screens';
import type { CarcassonneWords } from './table-words';

/**
 * Opens an entry where it is amended: farms and goods where they are counted, one of an add-on where that says, the rest
 * on the sheet of scores, over the part `over` of the table. Null: it cannot be amended.
 */
export function amendEntry(
  id: string,
  { entry }: ScoredEntry,
  { addOns }: CarcassonneWords,
  over: 'score' | 'amend',
): (() => void) | null {
  const { fact } = entry;
  if (isAddOnFact(fact)) {
    const place = addOnIn(addOns, fact.kind)?.amendAt({ ...entry, fact });
    return place ? () => go(id, place.at, place.query) : null;
  }
  switch (fact.kind) {
    case 'field':
      return () => go(id, 'farms', { entry: entry.id });
    case 'goods':
      return () => go(id, 'count', { step: 'goods', entry: entry.id });
    case 'adjustment':
      return null;
    default:
      return () => go(id, over, { entry: entry.id });
  }
}
