import type { RuleBook } from '../rule-book';
import { type RuleNumber, SECTIONS, type SectionName } from './sections';

export const cardcassonneBook: RuleBook = {
  prefix: 'CC-',
  words: 'rules',
  address: '/rules/cardcassonne/',
  title: 'rules',
  sections: SECTIONS,
  lead: (t) => t('rules.lead'),
  contents: (t) => t('rules.contents'),
  sectionTitle: (t, section) => t(`rules.section.${section as SectionName}`),
  rule: (t, number) => ({
    title: t(`rules.rule.${number as RuleNumber}.title`),
    text: t(`rules.rule.${number as RuleNumber}.text`),
  }),
};
