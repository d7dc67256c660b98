import type { Words } from '../catalogue';

export const cardcassonneSetUpWords: Words = {
  namespace: 'cardcassonneSetUp',
  en: () => import('../compiled/en/cardcassonne-set-up.json'),
  ro: () => import('../compiled/ro/cardcassonne-set-up.json'),
};
