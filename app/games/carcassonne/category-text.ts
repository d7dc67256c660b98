import type { Translate } from '@/app/table/words';
import { CATEGORIES, type PointsByReason } from '@/lib/rules/carcassonne/player-totals';
import { type AddOnScreens, categoryOf } from './add-on-screens';
import { sortText } from './entry-text';

/** What points can be for at a table: the categories of the base, then those of add-ons that gave somebody any. */
export function categoriesIn(all: readonly PointsByReason[]): string[] {
  const named = all.flatMap((byReason) => Object.keys(byReason));
  return [...new Set<string>([...CATEGORIES, ...named])];
}

/** What points were for, by its name. */
export function categoryText(t: Translate, addOns: readonly AddOnScreens[], category: string): string {
  const own = CATEGORIES.find((each) => each === category);
  return own ? sortText(t, own) : categoryOf(t, addOns, category);
}
