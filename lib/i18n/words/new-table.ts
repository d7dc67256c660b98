import type { Words } from '../catalogue';

export const newTableWords: Words = {
  namespace: 'newTable',
  en: () => import('../compiled/en/new-table.json'),
  ro: () => import('../compiled/ro/new-table.json'),
};
