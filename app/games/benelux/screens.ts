import { beneluxWords } from '@/lib/i18n/words/benelux';
import type { AddOnScreens } from '../carcassonne/add-on-screens';
import { ChipsAtTheEnd } from './at-the-end';
import { chipText } from './chip-text';
import { ChipsScreen } from './chips-screen';
import { ChipHouseRules } from './house-rules';
import { LiveChips } from './live-chips';

/** What the chips of the Benelux map bring to the screens of a Carcassonne table. */
const benelux: AddOnScreens = {
  id: 'benelux',
  words: beneluxWords,
  text: chipText,
  parts: { benelux: ChipsScreen },
  Live: LiveChips,
  HouseRules: ChipHouseRules,
  AtTheEnd: ChipsAtTheEnd,
  needsTurns: true,
  // A chip that the app drew is what it is: it can only be taken back.
  amendAt: ({ id, fact }) =>
    fact.kind.endsWith('/collected') && !('drawn' in fact) ? { at: 'benelux', query: { entry: id } } : null,
};

export default benelux;
