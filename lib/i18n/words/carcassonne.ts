import type { Words } from '../catalogue';

export const carcassonneWords: Words = {
  namespace: 'carcassonne',
  en: () => import('../compiled/en/carcassonne.json'),
  ro: () => import('../compiled/ro/carcassonne.json'),
};
