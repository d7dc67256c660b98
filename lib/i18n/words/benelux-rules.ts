import type { Words } from '../catalogue';

export const beneluxRulesWords: Words = {
  namespace: 'beneluxRules',
  en: () => import('../compiled/en/benelux-rules.json'),
  ro: () => import('../compiled/ro/benelux-rules.json'),
};
