import { type ChipFact, isCollected } from '@/lib/rules/benelux/facts';
import type { ChipsView } from '@/lib/rules/benelux/view';
import type { AddOnText, Said } from '../carcassonne/add-on-screens';
import { colourText } from './colour-text';
import { doubtText, problemText, refusalText } from './problem-text';

/** What the chips put into words at the table. */
export const chipText: AddOnText = {
  category: (t) => t('benelux.entry.category'),
  sign: { glyph: 'chip' },
  entry: (said) => entryText(said),
  short: (said) => entryText(said, true),
  problem({ t, entry, view, nameOf }) {
    const problem = (view.addOns.benelux as ChipsView).problems.get(entry.id);
    return problem ? `${t('benelux.entry.noEffect')} ${problemText(t, problem, nameOf).fact}` : null;
  },
  reasons: (t, reasons) => reasons.map(({ points }) => t('benelux.entry.worth', { value: points })).join(' + '),
  refusal: refusalText,
  doubt: doubtText,
  rules: ({ kind }) => (kind.endsWith('/collected') ? ['BX-06'] : ['BX-08']),
};

function entryText({ t, entry, view, nameOf }: Said, short = false): string {
  const fact = entry.fact as ChipFact;
  const colour = colourText(t, fact.colour);
  if (isCollected(fact)) return t('benelux.entry.chip', { colour });
  const { place } = entry;
  const player = place.player ?? view.turns[(place.round ?? 1) - 1]?.player ?? '';
  const name = nameOf(player);
  if (short) return t('benelux.entry.paidShort', { name, colour });
  return t('benelux.entry.paid', { name, colour, stack: fact.stack ?? 0 });
}
