import { expect, test } from 'vitest';
import { closingLine, exitCode, type Result } from './closing.mjs';

const passed: Result = { engine: 'Chromium', outcome: 'passed' };
const failed: Result = { engine: 'Firefox', outcome: 'failed', fault: 'Standings: they say nothing' };
const absent: Result = { engine: 'WebKit', outcome: 'not available', unavailable: 'WebKitGTK is not here.' };

test('The closing line says of each engine how it fared', () => {
  expect(closingLine([passed, failed, absent])).toBe('Chromium passed, Firefox failed, WebKit not available');
});

test('An engine that failed makes the exit code 1', () => {
  expect(exitCode([passed, failed, absent], { needAll: false })).toBe(1);
  expect(exitCode([passed, passed], { needAll: true })).toBe(0);
});

test('An engine that is not available is no failure, unless every engine is needed', () => {
  expect(exitCode([passed, absent], { needAll: false })).toBe(0);
  expect(exitCode([passed, absent], { needAll: true })).toBe(1);
});

test('Where no engine at all was run nothing has passed', () => {
  expect(exitCode([absent], { needAll: false })).toBe(1);
  expect(exitCode([], { needAll: false })).toBe(1);
});
