import type { Words } from '../catalogue';

export const countWords: Words = {
  namespace: 'count',
  en: () => import('../compiled/en/count.json'),
  ro: () => import('../compiled/ro/count.json'),
};
