import type { Words } from '../catalogue';

export const cardcassonneWords: Words = {
  namespace: 'cardcassonne',
  en: () => import('../compiled/en/cardcassonne.json'),
  ro: () => import('../compiled/ro/cardcassonne.json'),
};
