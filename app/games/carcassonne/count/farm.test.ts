import { expect, test } from 'vitest';
import { freshField, nextCity, sharedCities, toggled, withPig } from './farm';

const farm = (id: string, named: string[]) => ({ id, label: '', field: { ...freshField(), named } });

test('shared cities are the letters that any field carries, each once', () => {
  expect(sharedCities([farm('1', ['B', 'A']), farm('2', ['B'])])).toEqual(['A', 'B']);
  expect(sharedCities([])).toEqual([]);
});

test('a further city takes the first free letter, also after Z', () => {
  expect(nextCity([])).toBe('A');
  expect(nextCity(['A', 'C'])).toBe('B');
  const all = Array.from({ length: 26 }, (_, nth) => String.fromCharCode(65 + nth));
  expect(nextCity(all)).toBe('A2');
  expect(nextCity([...all, 'A2'])).toBe('B2');
});

test('a tick is set and taken away again', () => {
  const ticked = toggled(freshField(), 'A');
  expect(ticked.named).toEqual(['A']);
  expect(toggled(ticked, 'A')).toEqual(freshField());
});

test('a pig is put there and taken away again', () => {
  const one = withPig(freshField(), 'ana');
  expect(one.pigs).toEqual({ ana: 1 });
  expect(withPig(one, 'ana').pigs).toEqual({});
});
