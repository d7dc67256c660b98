import { expect, test } from 'vitest';
import { expectedNumbers, numberedRules, type Sources } from './numbered-rules';

/**
 * Tests that the RULES.md of a game, its code and its tests know the same numbers, and more than so many of them.
 * Returns which of its code files, tests apart, hold a pattern.
 */
export function testRulesOf(prefix: string, least: number, sources: Sources): (pattern: RegExp) => string[] {
  const { rules, tested, mentioned } = numberedRules(prefix, sources);

  test('every rule has one number, in order', () => {
    expect(rules.length).toBeGreaterThan(least);
    expect(rules).toEqual(expectedNumbers(prefix, rules.length));
  });

  test('every rule is named by a test, and every test names a rule that exists', () => {
    expect(tested).toEqual(rules);
  });

  test('every rule number in the code exists', () => {
    expect(mentioned.filter((number) => !rules.includes(number))).toEqual([]);
  });

  const code = sources.filter(({ name }) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return (pattern) => code.filter(({ text }) => pattern.test(text)).map(({ name }) => name);
}
