import type words from '@/lib/i18n/en/carcassonne-rules';

/** A rule that has words: a number of lib/rules/carcassonne/RULES.md. */
export type RuleNumber = keyof typeof words.rule;

export type SectionName = keyof typeof words.section;

/** The rules as a person reads them, not in the order of their numbers: each has its place once. */
export const SECTIONS = [
  { name: 'table', rules: ['CA-01', 'CA-02'] },
  { name: 'turns', rules: ['CA-03', 'CA-04', 'CA-05', 'CA-06', 'CA-08'] },
  { name: 'features', rules: ['CA-09', 'CA-11', 'CA-12', 'CA-15'] },
  { name: 'inns', rules: ['CA-10', 'CA-13', 'CA-14'] },
  { name: 'cloisters', rules: ['CA-16', 'CA-19', 'CA-17', 'CA-18'] },
  { name: 'followers', rules: ['CA-21', 'CA-22', 'CA-23', 'CA-24', 'CA-25'] },
  {
    name: 'farms',
    rules: ['CA-34', 'CA-26', 'CA-29', 'CA-30', 'CA-31', 'CA-33', 'CA-27', 'CA-28', 'CA-32', 'CA-35'],
  },
  { name: 'goods', rules: ['CA-36', 'CA-37'] },
  { name: 'lines', rules: ['CA-38', 'CA-39'] },
  { name: 'track', rules: ['CA-43'] },
  { name: 'end', rules: ['CA-07', 'CA-40', 'CA-41', 'CA-42'] },
  { name: 'options', rules: ['CA-44', 'CA-45', 'CA-48'] },
  { name: 'checks', rules: ['CA-20', 'CA-46', 'CA-47'] },
] as const satisfies readonly { name: SectionName; rules: readonly RuleNumber[] }[];
