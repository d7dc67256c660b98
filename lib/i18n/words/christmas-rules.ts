import type { Words } from '../catalogue';

export const christmasRulesWords: Words = {
  namespace: 'christmasRules',
  en: () => import('../compiled/en/christmas-rules.json'),
  ro: () => import('../compiled/ro/christmas-rules.json'),
};
