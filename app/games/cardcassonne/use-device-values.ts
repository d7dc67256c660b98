'use client';

import { database } from '@/lib/db/database';
import { knownScoringCard } from '@/lib/db/scoring-card';
import { useStored } from '@/lib/db/use-stored';
import { PRINTED_VALUES, type ScoringCard } from '@/lib/rules/cardcassonne/progression';

/**
 * The animal values that this phone knows; null until it has been asked. Where it cannot be read, those of the rules
 * alone: the others are then asked for.
 */
export function useDeviceValues(): ScoringCard | null {
  const card = useStored(() => knownScoringCard(database()), []);
  if (card.status === 'waiting') return null;
  return card.status === 'failed' ? PRINTED_VALUES : { ...PRINTED_VALUES, ...card.value };
}
