import type { TableView } from './table';

/** The names that cities have in the fields of a table, in alphabetical order (CA-33). */
export function namedCities({ entries }: Pick<TableView, 'entries'>): string[] {
  const names = entries.flatMap(({ entry }) => (entry.fact.kind === 'field' ? entry.fact.field.named : []));
  return [...new Set(names)].sort();
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** A name that no city has yet: the first free letter, or a number once all letters are taken (CA-33). */
export function nextCityName(names: readonly string[]): string {
  const numbers = Array.from({ length: names.length + 1 }, (_, index) => String(index + 1));
  return [...LETTERS, ...numbers].find((name) => !names.includes(name)) ?? '';
}
