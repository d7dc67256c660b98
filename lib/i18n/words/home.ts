import type { Words } from '../catalogue';

export const homeWords: Words = {
  namespace: 'home',
  en: () => import('../compiled/en/home.json'),
  ro: () => import('../compiled/ro/home.json'),
};
