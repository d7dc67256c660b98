import { expect, test } from 'vitest';
import { keptAddress } from './address';

const kept = new Set(['https://host/app/', 'https://host/app/session/', 'https://host/app/icon.svg']);
const find = (path: string) => keptAddress(new URL(path, 'https://host'), (href) => kept.has(href));

test('A kept file answers to its address, whatever the query', () => {
  expect(find('/app/icon.svg')).toBe('https://host/app/icon.svg');
  expect(find('/app/session/?id=1&_rsc=2')).toBe('https://host/app/session/');
});

test('A page answers without its last slash too', () => {
  expect(find('/app/session?id=1')).toBe('https://host/app/session/');
  expect(find('/app')).toBe('https://host/app/');
});

test('What is not kept has no address', () => {
  expect(find('/app/other')).toBeUndefined();
  expect(find('/')).toBeUndefined();
});
