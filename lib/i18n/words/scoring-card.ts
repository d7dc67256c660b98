import type { Words } from '../catalogue';

export const scoringCardWords: Words = {
  namespace: 'scoringCard',
  en: () => import('../compiled/en/scoring-card.json'),
  ro: () => import('../compiled/ro/scoring-card.json'),
};
