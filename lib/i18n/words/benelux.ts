import type { Words } from '../catalogue';

export const beneluxWords: Words = {
  namespace: 'benelux',
  en: () => import('../compiled/en/benelux.json'),
  ro: () => import('../compiled/ro/benelux.json'),
};
