import { expect, test } from 'vitest';
import { verdictOf } from './audit.mjs';

const report = (...severities: string[]) =>
  JSON.stringify({
    vulnerabilities: Object.fromEntries(severities.map((severity) => [severity, { name: 'a', severity }])),
  });

test('What is high or critical fails the audit by its name', () => {
  expect(verdictOf(report('low', 'critical', 'high'))).toEqual({
    code: 1,
    text: 'Audit: known of what ships: a (critical), a (high). npm audit --omit=dev says more.',
  });
});

test('What is less, or nothing, passes', () => {
  for (const clean of [report(), report('low', 'moderate')])
    expect(verdictOf(clean)).toEqual({ code: 0, text: 'Audit: nothing high or critical is known of what ships.' });
});

test('A registry that does not answer is neither passed nor failed, and said to be not available', () => {
  const refused = JSON.stringify({ message: '405 Method Not Allowed - POST https://registry.example/audit' });
  expect(verdictOf(refused)).toEqual({
    code: 0,
    text: 'Audit: not available. The registry said 405 Method Not Allowed; nothing was checked.',
  });
  for (const nothing of ['', 'not json', '{}', 'null'])
    expect(verdictOf(nothing).text).toBe('Audit: not available. The registry said nothing; nothing was checked.');
});
