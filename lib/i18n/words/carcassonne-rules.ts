import type { Words } from '../catalogue';

export const carcassonneRulesWords: Words = {
  namespace: 'carcassonneRules',
  en: () => import('../compiled/en/carcassonne-rules.json'),
  ro: () => import('../compiled/ro/carcassonne-rules.json'),
};
