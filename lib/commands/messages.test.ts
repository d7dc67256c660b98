import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import formatMessage from 'use-intl/format-message/format-only';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compileMessages } from './messages.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tallystick-messages-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(language: string, namespace: string, catalogue: object): void {
  mkdirSync(join(folder, language), { recursive: true });
  writeFileSync(join(folder, language, `${namespace}.ts`), `export default ${JSON.stringify(catalogue)} as const;`);
}

const compiled = (file: string) => JSON.parse(readFileSync(join(folder, 'compiled', file), 'utf8'));

/** What the phone shows for a compiled message. */
function shown(message: unknown, locale: string, values: Record<string, number>) {
  const formatters = {
    getNumberFormat: (of: string) => new Intl.NumberFormat(of),
    getPluralRules: (of: string, options: object) => new Intl.PluralRules(of, options),
  };
  return formatMessage('key', message as never, values, { cache: {}, formatters, locale } as never);
}

test('A message of every language is shown as its grammar asks', async () => {
  write('en', 'home', { rows: { count: '{n, plural, one {# row} other {# rows}}' } });
  write('ro', 'home', { rows: { count: '{n, plural, one {# rând} few {# rânduri} other {# de rânduri}}' } });
  expect(await compileMessages(folder)).toEqual(['en/home.json', 'ro/home.json']);
  expect(shown(compiled('en/home.json').rows.count, 'en', { n: 1 })).toBe('1 row');
  expect(shown(compiled('ro/home.json').rows.count, 'ro', { n: 2 })).toBe('2 rânduri');
  expect(shown(compiled('ro/home.json').rows.count, 'ro', { n: 20 })).toBe('20 de rânduri');
});

test('A message that cannot be read is refused with its file and key', async () => {
  write('en', 'home', { rows: { count: '{n, plural, one {# row}' } });
  await expect(compileMessages(folder)).rejects.toThrow(/^en\/home.ts: "rows.count" is not a valid ICU message/);
});

test('A text that is none is refused with its file and key', async () => {
  write('en', 'home', { rows: 3 });
  await expect(compileMessages(folder)).rejects.toThrow('en/home.ts: "rows" is not a text.');
});

test('What has no source any more is taken away', async () => {
  write('en', 'home', { a: 'A' });
  write('en', 'old', { b: 'B' });
  await compileMessages(folder);
  rmSync(join(folder, 'en', 'old.ts'));
  await compileMessages(folder);
  expect(existsSync(join(folder, 'compiled', 'en', 'home.json'))).toBe(true);
  expect(existsSync(join(folder, 'compiled', 'en', 'old.json'))).toBe(false);
});
