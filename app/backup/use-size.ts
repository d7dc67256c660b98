'use client';

import { useFormatter } from 'use-intl';

const KILO = 1000;

/** A size in bytes as people read it: "13 kB", "1.2 MB". */
export function useSize(): (bytes: number) => string {
  const format = useFormatter();
  return (bytes) =>
    bytes < KILO * KILO
      ? format.number(Math.ceil(bytes / KILO), { style: 'unit', unit: 'kilobyte' })
      : format.number(bytes / KILO / KILO, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
}
