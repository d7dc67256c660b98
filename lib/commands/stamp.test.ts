import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashOf, isStamped, stamp, unstamp } from './stamp.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tallystick-stamp-'));
  mkdirSync(join(root, 'app'));
  writeFileSync(join(root, 'app', 'page.tsx'), 'page');
  writeFileSync(join(root, 'app', 'page.test.tsx'), 'test');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const hash = (settings = {}) =>
  hashOf(root, ['app', 'missing.json'], { settings, skip: (path) => path.includes('.test.') });

test('The same files have the same hash', () => {
  expect(hash()).toBe(hash());
});

test('Another content, another name, another file and another setting change the hash', () => {
  const before = [hash(), hash({ basePath: '/somewhere' })];
  writeFileSync(join(root, 'app', 'page.tsx'), 'other');
  before.push(hash());
  renameSync(join(root, 'app', 'page.tsx'), join(root, 'app', 'other.tsx'));
  before.push(hash());
  writeFileSync(join(root, 'missing.json'), '{}');
  before.push(hash());
  expect(new Set(before).size).toBe(5);
});

test('What is skipped does not change the hash', () => {
  const before = hash();
  writeFileSync(join(root, 'app', 'page.test.tsx'), 'another test');
  expect(hash()).toBe(before);
});

test('Work counts as done for the hash that it was stamped with, until the stamp is taken away', () => {
  const file = join(root, '.cache', 'stamp.json');
  expect(isStamped(file, 'a')).toBe(false);
  stamp(file, 'a');
  expect(isStamped(file, 'a')).toBe(true);
  expect(isStamped(file, 'b')).toBe(false);
  unstamp(file);
  expect(isStamped(file, 'a')).toBe(false);
});

test('A stamp that cannot be read is no stamp', () => {
  const file = join(root, 'stamp.json');
  writeFileSync(file, '{"hash":');
  expect(isStamped(file, 'a')).toBe(false);
});
