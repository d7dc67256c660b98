'use client';

import { useFormatter } from 'use-intl';

const KILO = 1000;

/** A size in bytes as people read it: "13 kB", "1.2 MB", "2.4 GB". */
export function useSize(): (bytes: number) => string {
  const format = useFormatter();
  const write = (count: number, unit: string) =>
    format.number(count, { style: 'unit', unit, maximumFractionDigits: count < 100 ? 1 : 0 });
  return (bytes) => {
    if (bytes < KILO ** 2) return write(Math.ceil(bytes / KILO), 'kilobyte');
    return bytes < KILO ** 3 ? write(bytes / KILO ** 2, 'megabyte') : write(bytes / KILO ** 3, 'gigabyte');
  };
}
