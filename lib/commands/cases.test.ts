import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { examine } from './cases.mjs';

class UnknownAsk extends Error {
  override name = 'UnknownAsk';
}

const examiner = {
  answer: (ask: string, given: number) => {
    if (ask === 'broken') throw new TypeError('no rows');
    if (ask !== 'double') throw new UnknownAsk(`nobody knows "${ask}"`);
    return given * 2;
  },
  compare: (example: { expect: number }, got: number) =>
    example.expect === got ? null : `expected ${example.expect}, got ${got}`,
};

const right = { id: 'right', ask: 'double', given: 2, expect: 4 };
const wrong = { id: 'wrong', ask: 'double', given: 2, expect: 5 };

let folder: string;
let lines: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tallystick-cases-'));
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

function file(content: unknown): string {
  const path = join(folder, 'cases.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

test('Cases that are met end with 0 and one line', () => {
  expect(examine([file([right])], examiner)).toBe(0);
  expect(lines).toEqual(['1 passed, 0 failed']);
});

test('A case that is not met ends with 1 and a line of its own', () => {
  expect(examine([file([right, wrong])], examiner)).toBe(1);
  expect(lines).toEqual(['wrong: expected 5, got 4', '1 passed, 1 failed']);
});

test('A rule that breaks is a case that is not met', () => {
  expect(examine([file([{ ...right, ask: 'broken' }])], examiner)).toBe(1);
  expect(lines[0]).toBe('right: expected 4, got TypeError: no rows');
});

test('Nothing in a file moves, colours or turns the terminal', () => {
  examine([file([{ ...wrong, id: '\u001b[31mred\u202e' }])], examiner);
  examine([file('"\u001b]0;title\u0007')], examiner);
  expect(lines[0]).toBe('\\u{1b}[31mred\\u{202e}: expected 5, got 4');
  const said = [...lines, ...vi.mocked(console.error).mock.calls.map(([line]) => String(line))].join('');
  expect(said).not.toMatch(/[\p{Cc}\p{Cf}]/u);
});

test('A file that cannot be read, and a question that nobody knows, end with 2', () => {
  expect(examine([join(folder, 'none.json')], examiner)).toBe(2);
  expect(examine([file('[{')], examiner)).toBe(2);
  expect(examine([file({})], examiner)).toBe(2);
  expect(examine([file([{ ...right, ask: 'triple' }])], examiner)).toBe(2);
});
