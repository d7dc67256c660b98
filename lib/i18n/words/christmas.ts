import type { Words } from '../catalogue';

export const christmasWords: Words = {
  namespace: 'christmas',
  en: () => import('../compiled/en/christmas.json'),
  ro: () => import('../compiled/ro/christmas.json'),
};
