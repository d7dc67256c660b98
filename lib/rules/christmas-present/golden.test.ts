import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answer, type Case, compare } from '../cases';

/* christmas-present.json: the worked examples as handed over. tables.json: more of the kind, with their sources. */

const folder = join(import.meta.dirname, 'golden');
const cases = readdirSync(folder).flatMap((name): Case[] => JSON.parse(readFileSync(join(folder, name), 'utf8')));

test('there are golden cases, each under a name of its own', () => {
  expect(cases.length).toBeGreaterThan(45);
  expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
});

test.each(cases)('$id', (example) => {
  expect(compare(example, answer(example.ask, example.given))).toBeNull();
});
