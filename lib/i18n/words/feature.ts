import type { Words } from '../catalogue';

export const featureWords: Words = {
  namespace: 'feature',
  en: () => import('../compiled/en/feature.json'),
  ro: () => import('../compiled/ro/feature.json'),
};
