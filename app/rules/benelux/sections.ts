import type words from '@/lib/i18n/en/benelux-rules';

/** A rule that has words: a number of lib/rules/benelux/RULES.md. */
export type RuleNumber = keyof typeof words.rule;

export type SectionName = keyof typeof words.section;

/** The rules as a person reads them, not in the order of their numbers: each has its place once. */
export const SECTIONS = [
  { name: 'chips', rules: ['BX-01', 'BX-02'] },
  { name: 'setUp', rules: ['BX-04', 'BX-03', 'BX-05'] },
  { name: 'collecting', rules: ['BX-06', 'BX-07', 'BX-15'] },
  { name: 'paying', rules: ['BX-08', 'BX-09', 'BX-10'] },
  { name: 'end', rules: ['BX-11', 'BX-13', 'BX-17'] },
  { name: 'sheet', rules: ['BX-12', 'BX-14', 'BX-16'] },
] as const satisfies readonly { name: SectionName; rules: readonly RuleNumber[] }[];
