import type { Words } from '../catalogue';

export const addressWords: Words = {
  namespace: 'address',
  en: () => import('../compiled/en/address.json'),
  ro: () => import('../compiled/ro/address.json'),
};
