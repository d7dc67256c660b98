import type { Words } from '../catalogue';

export const eveningWords: Words = {
  namespace: 'evening',
  en: () => import('../compiled/en/evening.json'),
  ro: () => import('../compiled/ro/evening.json'),
};
