'use client';

import { useSyncExternalStore } from 'react';
import { type Lift, lift, onLift } from '@/lib/db/lift';

/** Whether the store of this phone may be opened. */
export function useLift(): Lift {
  return useSyncExternalStore<Lift>(onLift, lift, () => 'asking');
}
