import type { Words } from '../catalogue';

export const backupWords: Words = {
  namespace: 'backup',
  en: () => import('../compiled/en/backup.json'),
  ro: () => import('../compiled/ro/backup.json'),
};
