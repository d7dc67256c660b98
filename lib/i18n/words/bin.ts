import type { Words } from '../catalogue';

export const binWords: Words = {
  namespace: 'bin',
  en: () => import('../compiled/en/bin.json'),
  ro: () => import('../compiled/ro/bin.json'),
};
