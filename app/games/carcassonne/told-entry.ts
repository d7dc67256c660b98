import type { RowColour } from '@/app/design/card-glyphs';
import type { GlyphName } from '@/app/design/glyph';
import type { NameOf } from '@/app/table/game-words';
import type { Translate } from '@/app/table/words';
import { isAddOnFact } from '@/lib/rules/add-on';
import type { Gain } from '@/lib/rules/carcassonne/reasons';
import type { ScoredEntry } from '@/lib/rules/carcassonne/scored-entry';
import type { TableView } from '@/lib/rules/carcassonne/table';
import { addOnIn } from './add-on-screens';
import type { OwnEntry } from './carcassonne-context';
import { doubtText } from './doubt-text';
import { entryText, goodsTakenText, SORT_SIGNS, sortOf } from './entry-text';
import { reasonsText } from './reason-text';
import { rulesBehind } from './rules-behind';
import type { CarcassonneWords } from './table-words';

/** An entry that gives points, in words: the base's own, or those of the add-on that it belongs to. */
export type ToldEntry = {
  what: string;
  sign: { row?: RowColour; glyph: GlyphName };
  sum: (gain: Gain) => string;
  /** What else it brought: the goods that somebody took. */
  beside: string;
  rules: string[];
  doubts: string[];
};

type Around = { t: Translate; view: TableView; nameOf: NameOf; words: CarcassonneWords };

export function toldEntry(scored: ScoredEntry, around: Around): ToldEntry {
  return isOwn(scored) ? toldOwn(scored, around) : toldAddOn(scored, around);
}

/** Whether the base game itself reads an entry. */
export const isOwn = (scored: ScoredEntry): scored is OwnEntry => !isAddOnFact(scored.entry.fact);

function toldOwn(scored: OwnEntry, { t, nameOf }: Around): ToldEntry {
  const { fact } = scored.entry;
  return {
    what: entryText(t, fact),
    sign: SORT_SIGNS[sortOf(fact)],
    // A line and the board say what they are for; nothing is to be summed up.
    sum: ({ reasons }) => (fact.kind === 'line' || fact.kind === 'adjustment' ? '' : reasonsText(t, reasons)),
    beside: goodsTakenText(t, fact, nameOf),
    rules: scored.problem === null ? rulesBehind(scored) : [],
    doubts: scored.doubts.map((doubt) => doubtText(t, doubt, nameOf)),
  };
}

function toldAddOn(scored: ScoredEntry, { t, view, nameOf, words }: Around): ToldEntry {
  const { entry } = scored;
  const fact = isAddOnFact(entry.fact) ? entry.fact : null;
  const text = fact && addOnIn(words.addOns, fact.kind)?.text;
  if (!text)
    return { what: entry.fact.kind, sign: { glyph: 'tally' }, sum: () => '', beside: '', rules: [], doubts: [] };
  return {
    what: text.entry({ t, entry: { ...entry, fact }, view, nameOf }),
    sign: text.sign,
    sum: ({ reasons }) => text.reasons(t, reasons),
    beside: '',
    rules: text.rules(fact),
    doubts: scored.doubts.map((doubt) => text.doubt(t, doubt, nameOf)),
  };
}
