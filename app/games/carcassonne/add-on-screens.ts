import type { ComponentType } from 'react';
import type { RowColour } from '@/app/design/card-glyphs';
import type { GlyphName } from '@/app/design/glyph';
import type { Query } from '@/app/session/address';
import type { NameOf, RefusalText } from '@/app/table/game-words';
import type { Translate } from '@/app/table/words';
import type { Words } from '@/lib/i18n/catalogue';
import { type AddOnFact, addOnOf } from '@/lib/rules/add-on';
import type { Doubt } from '@/lib/rules/carcassonne/doubts';
import type { Reason } from '@/lib/rules/carcassonne/reasons';
import type { TableView } from '@/lib/rules/carcassonne/table';
import type { Entry, Refusal } from '@/lib/rules/entry';
import type { Farm } from './count/farm';
import type { Score } from './score/use-score';

/** What was entered, and the table around it. */
export type Said = { t: Translate; entry: Entry<AddOnFact>; view: TableView; nameOf: NameOf };

/** What only an add-on can put into words: its own facts, categories, reasons, refusals, doubts and steps. */
export type AddOnText = {
  category(t: Translate, category: string): string;
  /** The sign of an entry that gives points. */
  sign: { row?: RowColour; glyph: GlyphName };
  /** What was entered, in a few words; those of an entry without points name whoever did it. */
  entry(said: Said): string;
  /** The same as short as undo needs it; left out: `entry` is short enough. */
  short?(said: Said): string;
  /** What is wrong with an entry that gives no points; null: nothing. */
  problem?(said: Said): string | null;
  reasons(t: Translate, reasons: readonly Reason[]): string;
  refusal(t: Translate, refusal: Refusal, nameOf: NameOf): RefusalText;
  doubt(t: Translate, doubt: Doubt, nameOf: NameOf): string;
  /** A step of the last count. */
  step?(t: Translate, step: string): string;
  /** What is still to be said of an entry that was taken back; null: nothing. */
  undone?(said: Said): string | null;
  /** The numbers of the rules that an entry rests on. */
  rules(fact: AddOnFact): string[];
};

/** What an add-on brings to the screens of Carcassonne, which know none by name. */
export type AddOnScreens = {
  id: string;
  words: Words;
  text: AddOnText;
  /** Parts of the table with an address of their own: its id, or its id and a slash. A step of the last count is one. */
  parts: Record<string, ComponentType>;
  /** What stands on the table, below the turn and the last score. */
  Live: ComponentType;
  /** What it asks about a feature being scored; its answer is `addOns[id]` of the draft. */
  ScorePart?: ComponentType<{ score: Score }>;
  /** What it asks about a farm being counted; its answer is `addOns[id]` of the farm. */
  FarmPart?: ComponentType<{ farm: Farm; onChange: (farm: Farm) => void }>;
  /** Its own questions, beside the other house rules. */
  HouseRules?: ComponentType;
  /** What has to be done before anything is counted at the end. */
  BeforeCounting?: ComponentType;
  /** What it has to say at the beginning of the last count. */
  AtTheEnd?: ComponentType;
  /** What it has to say before a table is closed. */
  BeforeClosing?: ComponentType;
  /** Its entries without points stay where they are: only undo takes them back. */
  stays?: boolean;
  /** Whether turn order stays on. */
  needsTurns?: boolean;
  /** Where an entry is amended; null: it can only be taken out. */
  amendAt(entry: Entry<AddOnFact>): { at: string; query: Query } | null;
};

/** The add-on that a kind, a category or a step belongs to. */
export const addOnIn = (addOns: readonly AddOnScreens[], name: string): AddOnScreens | undefined =>
  addOns.find(({ id }) => id === addOnOf(name));

/** What something of an add-on is called: its own words for it, or the name itself where none has words. */
export const categoryOf = (t: Translate, addOns: readonly AddOnScreens[], category: string): string =>
  addOnIn(addOns, category)?.text.category(t, category) ?? category;
