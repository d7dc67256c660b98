import { expect, test } from 'vitest';
import { freshField, readFarm, sharedCities, toggled, withPig } from './farm';

const farm = (id: string, named: string[]) => ({ id, label: '', field: { ...freshField(), named } });

test('shared cities are the letters that any field carries, each once', () => {
  expect(sharedCities([farm('1', ['B', 'A']), farm('2', ['B'])])).toEqual(['A', 'B']);
  expect(sharedCities([])).toEqual([]);
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

test('a farm comes back as it was kept, nonsense does not', () => {
  const kept = { ...farm('1', ['A']), label: 'West' };
  expect(readFarm(structuredClone(kept))).toEqual(kept);
  for (const stored of [undefined, null, 3, {}, { id: '1', label: '' }, { id: '1', label: '', field: { cities: 1 } }]) {
    expect(readFarm(stored)).toBeNull();
  }
});
