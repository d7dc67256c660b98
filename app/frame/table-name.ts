'use client';

import { useFormatter } from 'use-intl';

const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** A table's name; one without a name is called by the day it started (milliseconds since 1970). */
export function useTableName(): (name: string, startedAt: number) => string {
  const format = useFormatter();
  return (name, startedAt) => name || titled(format.dateTime(new Date(startedAt), DAY));
}

/** A date as a title: many languages write weekdays small. */
function titled(date: string): string {
  return date.charAt(0).toLocaleUpperCase() + date.slice(1);
}
