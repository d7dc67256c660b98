import type { Words } from '../catalogue';

export const commonWords: Words = {
  namespace: 'common',
  en: () => import('../compiled/en/common.json'),
  ro: () => import('../compiled/ro/common.json'),
};
