import { refuseValues } from '@/lib/rules/cardcassonne/progression';

/** What stands in the fields, by animal count. An empty field says nothing about its count. */
export type Typed = Record<string, string>;

/** The values typed, and the counts whose field holds none that can be. */
export function readTyped(typed: Typed): { values: Record<string, number>; bad: number[] } {
  const values: Record<string, number> = {};
  const bad: number[] = [];
  for (const [count, text] of Object.entries(typed)) {
    const written = text.trim();
    if (written === '') continue;
    const value = /^\d+$/.test(written) ? Number(written) : Number.NaN;
    if (refuseValues({ [count]: value }) === null) values[count] = value;
    else bad.push(Number(count));
  }
  return { values, bad };
}
