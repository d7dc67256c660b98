'use client';

import { database, type Person } from '@/lib/db/database';
import { recentPeople } from '@/lib/db/people';
import { useStored } from '@/lib/db/use-stored';
import { PLAYER_COLOURS } from './seating';

/** How many people are offered a seat by name. */
export const SHOWN = 8;

/** Enough people who sat at a table here before, the latest first; null until the phone has been asked. */
export function useKnown(): readonly Person[] | null {
  // Whoever sits already is not offered, so that many more are read.
  const people = useStored(() => recentPeople(database(), SHOWN + PLAYER_COLOURS.length), []);
  if (people.status === 'waiting') return null;
  return people.status === 'read' ? people.value : [];
}
