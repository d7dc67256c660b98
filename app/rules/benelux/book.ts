import { beneluxRulesWords } from '@/lib/i18n/words/benelux-rules';
import type { RuleBook } from '../rule-book';
import { type RuleNumber, SECTIONS, type SectionName } from './sections';

export const beneluxBook: RuleBook = {
  prefix: 'BX-',
  words: beneluxRulesWords,
  address: '/rules/benelux/',
  title: 'rulesOfChips',
  sections: SECTIONS,
  lead: (t) => t('beneluxRules.lead'),
  contents: (t) => t('beneluxRules.contents'),
  sectionTitle: (t, section) => t(`beneluxRules.section.${section as SectionName}`),
  rule: (t, number) => ({
    title: t(`beneluxRules.rule.${number as RuleNumber}.title`),
    text: t(`beneluxRules.rule.${number as RuleNumber}.text`),
  }),
};
