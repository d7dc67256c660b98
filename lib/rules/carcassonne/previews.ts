import type { Place } from '../entry';
import type { AddOnFact } from './add-on';
import type { Fact } from './facts';
import type { Options } from './options';
import type { ScoredEntry } from './scored-entry';
import { scoreTable, type TableView } from './table';

/** A fact that is not entered yet. `except`: the entry that it would replace. */
export type Draft = { fact: Fact | AddOnFact; place: Place; except?: string };

/** The table as it would be with these drafts, entered in their order. Nothing is refused here: refuseFact does that. */
export function previewTable(view: TableView, drafts: readonly Draft[]): TableView {
  const { setup, entries, readers } = view.source;
  const replacing = new Map(drafts.map((draft) => [draft.except, draft]));
  const kept = entries.map((entry) => ({ ...entry, ...changeOf(replacing.get(entry.id)) }));
  const added = drafts.flatMap(({ fact, place, except }, index) =>
    except === undefined ? [{ id: draftId(index), place, fact }] : [],
  );
  return scoreTable(setup, [...kept, ...added], view.options, readers);
}

const changeOf = (draft: Draft | undefined) => (draft === undefined ? {} : { place: draft.place, fact: draft.fact });

/**
 * What one draft would give to whom: its gains with totals before and after, its majority, doubts, or why it cannot be
 * scored. Null: it gives points to nobody by its kind, or belongs nowhere.
 */
export function previewEntry(view: TableView, draft: Draft): ScoredEntry | null {
  const id = draft.except ?? draftId(0);
  return previewTable(view, [draft]).entries.find(({ entry }) => entry.id === id) ?? null;
}

/** The table as it would be under other options, such as another farm rule set (CA-34). */
export function previewOptions(view: TableView, change: Partial<Options>): TableView {
  const { setup, entries, readers } = view.source;
  return scoreTable(setup, entries, { ...view.options, ...change }, readers);
}

/** The id that a draft has in a preview; nothing that was entered has such an id. */
export const draftId = (index: number): string => `draft ${index}`;
