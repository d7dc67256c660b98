import { carcassonneRulesWords } from '@/lib/i18n/words/carcassonne-rules';
import type { RuleBook } from '../rule-book';
import { type RuleNumber, SECTIONS, type SectionName } from './sections';

export const carcassonneBook: RuleBook = {
  prefix: 'CA-',
  words: carcassonneRulesWords,
  address: '/rules/carcassonne/',
  title: 'rulesOfTiles',
  sections: SECTIONS,
  lead: (t) => t('carcassonneRules.lead'),
  contents: (t) => t('carcassonneRules.contents'),
  sectionTitle: (t, section) => t(`carcassonneRules.section.${section as SectionName}`),
  rule: (t, number) => ({
    title: t(`carcassonneRules.rule.${number as RuleNumber}.title`),
    text: t(`carcassonneRules.rule.${number as RuleNumber}.text`),
  }),
};
