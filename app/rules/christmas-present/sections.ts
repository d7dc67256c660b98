import type words from '@/lib/i18n/en/christmas-rules';

/** A rule that has words: a number of lib/rules/christmas-present/RULES.md. */
export type RuleNumber = keyof typeof words.rule;

export type SectionName = keyof typeof words.section;

/** The rules as a person reads them, not in the order of their numbers: each has its place once. */
export const SECTIONS = [
  { name: 'cards', rules: ['XP-01', 'XP-04', 'XP-02'] },
  { name: 'drawing', rules: ['XP-05', 'XP-06', 'XP-08', 'XP-09'] },
  { name: 'playing', rules: ['XP-07', 'XP-10', 'XP-30', 'XP-34'] },
  {
    name: 'scoring',
    rules: ['XP-14', 'XP-21', 'XP-15', 'XP-16', 'XP-17', 'XP-18', 'XP-19', 'XP-20', 'XP-22'],
  },
  { name: 'lying', rules: ['XP-23', 'XP-24', 'XP-25'] },
  { name: 'end', rules: ['XP-11', 'XP-12', 'XP-26', 'XP-27', 'XP-28', 'XP-29'] },
  { name: 'sheet', rules: ['XP-03', 'XP-13', 'XP-33', 'XP-31', 'XP-32', 'XP-35'] },
] as const satisfies readonly { name: SectionName; rules: readonly RuleNumber[] }[];
