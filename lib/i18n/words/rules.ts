import type { Words } from '../catalogue';

export const rulesWords: Words = {
  namespace: 'rules',
  en: () => import('../compiled/en/rules.json'),
  ro: () => import('../compiled/ro/rules.json'),
};
