import { rulesWords } from '@/lib/i18n/words/rules';
import type { RuleBook } from '../rule-book';
import { type RuleNumber, SECTIONS, type SectionName } from './sections';

export const cardcassonneBook: RuleBook = {
  prefix: 'CC-',
  words: rulesWords,
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
