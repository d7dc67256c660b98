/** A folder of rules, as a test has read it: file names and their texts. */
export type Sources = readonly { name: string; text: string }[];

/**
 * The rule numbers of a game (`CC-01`): those that its RULES.md gives, those that names of its tests carry, and all that
 * its code mentions. Each list without repetition, ascending; `rules` as they stand in RULES.md.
 */
export function numberedRules(prefix: string, sources: Sources) {
  const all = (text: string, pattern: string) =>
    [...text.matchAll(new RegExp(pattern, 'gm'))].map(([, one = '']) => one);
  const code = sources.filter(({ name }) => name.endsWith('.ts'));
  const tests = code.filter(({ name }) => name.endsWith('.test.ts'));
  return {
    rules: all(sources.find(({ name }) => name === 'RULES.md')?.text ?? '', `^- \\*\\*(${prefix}-\\d\\d)\\*\\* \\(`),
    tested: unique(tests.flatMap(({ text }) => namesOf(text).flatMap((name) => all(name, `\\[(${prefix}-\\d+)\\]`)))),
    mentioned: unique(code.flatMap(({ text }) => all(text, `(${prefix}-\\d\\d)`))),
  };
}

/** The names of tests: what stands in the first string after test( or test.each(…)(. */
function namesOf(source: string): string[] {
  return [...source.matchAll(/^test(?:\.each[\s\S]*?\)|)\(\s*(['"`])(.*?)\1\s*,/gm)].map(([, , name = '']) => name);
}

const unique = (numbers: readonly string[]): string[] => [...new Set(numbers)].sort();

/** The numbers from 1 on that a list of so many rules must have. */
export const expectedNumbers = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}-${String(index + 1).padStart(2, '0')}`);
