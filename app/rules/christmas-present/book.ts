import { christmasRulesWords } from '@/lib/i18n/words/christmas-rules';
import type { RuleBook } from '../rule-book';
import { type RuleNumber, SECTIONS, type SectionName } from './sections';

export const christmasBook: RuleBook = {
  prefix: 'XP-',
  words: christmasRulesWords,
  address: '/rules/christmas-present/',
  title: 'rulesOfGifts',
  sections: SECTIONS,
  lead: (t) => t('christmasRules.lead'),
  contents: (t) => t('christmasRules.contents'),
  sectionTitle: (t, section) => t(`christmasRules.section.${section as SectionName}`),
  rule: (t, number) => ({
    title: t(`christmasRules.rule.${number as RuleNumber}.title`),
    text: t(`christmasRules.rule.${number as RuleNumber}.text`),
  }),
};
