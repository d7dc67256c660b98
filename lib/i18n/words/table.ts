import type { Words } from '../catalogue';

export const tableWords: Words = {
  namespace: 'table',
  en: () => import('../compiled/en/table.json'),
  ro: () => import('../compiled/ro/table.json'),
};
