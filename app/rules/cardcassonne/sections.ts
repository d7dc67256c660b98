import type rules from '@/lib/i18n/en/rules';

/** A rule that has words: a number of lib/rules/cardcassonne/RULES.md. */
export type RuleNumber = keyof typeof rules.rule;

export type SectionName = keyof typeof rules.section;

/** The rules as a person reads them, not in the order of their numbers: each has its place once. */
export const SECTIONS = [
  { name: 'table', rules: ['CC-01', 'CC-02', 'CC-03'] },
  { name: 'round', rules: ['CC-04', 'CC-05', 'CC-07'] },
  { name: 'persons', rules: ['CC-08', 'CC-09'] },
  { name: 'animals', rules: ['CC-10', 'CC-06', 'CC-11', 'CC-23', 'CC-24', 'CC-25', 'CC-26'] },
  { name: 'jokers', rules: ['CC-12', 'CC-13', 'CC-14', 'CC-15', 'CC-16', 'CC-17'] },
  { name: 'buildings', rules: ['CC-18', 'CC-39', 'CC-27', 'CC-28', 'CC-29', 'CC-32'] },
  { name: 'dragonFairy', rules: ['CC-19'] },
  { name: 'wrongColour', rules: ['CC-20', 'CC-21', 'CC-22'] },
  { name: 'track', rules: ['CC-37'] },
  { name: 'end', rules: ['CC-30', 'CC-31'] },
  { name: 'changes', rules: ['CC-40', 'CC-41', 'CC-42', 'CC-43', 'CC-44', 'CC-45', 'CC-46'] },
  { name: 'options', rules: ['CC-38'] },
  { name: 'checks', rules: ['CC-33', 'CC-34', 'CC-35', 'CC-36'] },
] as const satisfies readonly { name: SectionName; rules: readonly RuleNumber[] }[];
