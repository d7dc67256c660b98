import type { Words } from '../catalogue';

export const sumsWords: Words = {
  namespace: 'sums',
  en: () => import('../compiled/en/sums.json'),
  ro: () => import('../compiled/ro/sums.json'),
};
