import type { Words } from '../catalogue';

export const settingsWords: Words = {
  namespace: 'settings',
  en: () => import('../compiled/en/settings.json'),
  ro: () => import('../compiled/ro/settings.json'),
};
