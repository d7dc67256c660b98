import type { Translate } from '@/app/table/words';
import type { Words } from '@/lib/i18n/catalogue';
import type { ShellKey } from '../frame/words';

/** The numbered rules of a game in words, and the page where they stand. */
export type RuleBook = {
  /** What every number begins with: "CC-". */
  prefix: string;
  words: Words;
  address: string;
  title: Extract<ShellKey, 'rules' | 'rulesOfTiles' | 'rulesOfChips' | 'rulesOfGifts'>;
  /** The rules as a person reads them, not in the order of their numbers: each has its place once. */
  sections: readonly { name: string; rules: readonly string[] }[];
  lead: (t: Translate) => string;
  contents: (t: Translate) => string;
  sectionTitle: (t: Translate, section: string) => string;
  rule: (t: Translate, number: string) => { title: string; text: string };
};
