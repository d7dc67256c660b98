'use client';

import { useFormatter } from 'use-intl';

/** A table's name; one without a name is called by the day it started (milliseconds since 1970). */
export function useTableName(): (name: string, startedAt: number) => string {
  const format = useFormatter();
  return (name, startedAt) =>
    name || format.dateTime(new Date(startedAt), { weekday: 'long', day: 'numeric', month: 'long' });
}
