import type { NameOf } from '@/app/table/game-words';
import type { Translate } from '@/app/table/words';
import { isAddOnFact } from '@/lib/rules/add-on';
import type { Fact } from '@/lib/rules/carcassonne/facts';
import { isScoring } from '@/lib/rules/carcassonne/places';
import type { TableView } from '@/lib/rules/carcassonne/table';
import type { Entry } from '@/lib/rules/entry';
import { addOnIn } from './add-on-screens';
import { courseText } from './course-text';
import { entryText } from './entry-text';
import type { CarcassonneWords } from './table-words';

type Around = { t: Translate; view: TableView; nameOf: NameOf; words: CarcassonneWords };

/** What a deleted entry said; empty where that is worth no line. */
export function deletedText({ t, view, nameOf, words }: Around, { id, place, fact }: Entry<unknown>): string {
  if (isAddOnFact(fact)) {
    return addOnIn(words.addOns, fact.kind)?.text.entry({ t, entry: { id, place, fact }, view, nameOf }) ?? '';
  }
  const own = fact as Fact;
  return isScoring(own) ? entryText(t, own) : (courseText(t, own, place.player ?? '', nameOf)?.what ?? '');
}
