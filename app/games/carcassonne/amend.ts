'use client';

import { go } from '@/app/session/address';
import type { OwnEntry } from './carcassonne-context';

/**
 * Opens what an entry is amended on: a farm's card, the count of goods, or the sheet; `sheet` says over which screen that
 * rises.
 */
export function goAmend(id: string, { id: entry, fact }: OwnEntry['entry'], sheet: 'score' | 'amend'): void {
  if (fact.kind === 'field') go(id, 'farms', { entry });
  else if (fact.kind === 'goods') go(id, 'count', { step: 'goods', entry });
  else go(id, sheet, { entry });
}
