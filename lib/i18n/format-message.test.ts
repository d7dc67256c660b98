import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import formatMessage from './format-message';

type Options = Parameters<typeof formatMessage>[3];

/** Formats a message as a screen does, and counts the formatters that the browser had to make for it. */
function say(message: string, values: Record<string, number | string>, locale = 'en') {
  let made = 0;
  const formatters = {
    getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => {
      made += 1;
      return new Intl.NumberFormat(...args);
    },
    getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
  };
  const said = formatMessage('key', compile(message) as never, values, { locale, formatters } as unknown as Options);
  return { said, made };
}

test.each([0, 7, 314, 999])('writes %i as the browser would, in every language, without a formatter', (points) => {
  for (const locale of ['en', 'en-GB', 'en-IN', 'ro', 'ro-MD']) {
    expect(say('{points, number}', { points }, locale)).toEqual({
      said: new Intl.NumberFormat(locale).format(points),
      made: 0,
    });
  }
});

test('leaves longer, negative and broken numbers to the browser', () => {
  expect(say('{points, number}', { points: 1204 })).toEqual({ said: '1,204', made: 1 });
  expect(say('{points, number}', { points: 1204 }, 'ro')).toEqual({ said: '1.204', made: 1 });
  expect(say('{points, number}', { points: -12 })).toEqual({ said: '-12', made: 1 });
  expect(say('{points, number}', { points: 2.5 }, 'ro')).toEqual({ said: '2,5', made: 1 });
});

test('knows the plural forms', () => {
  const message = '{count, plural, one {# carte} few {# cărți} other {# de cărți}}';
  expect([1, 3, 21].map((count) => say(message, { count }, 'ro').said)).toEqual(['1 carte', '3 cărți', '21 de cărți']);
});

test('a name turns nothing in the sentence around it', () => {
  expect(say('{name} has {points, number}', { name: '\u202eanA', points: 15 }).said).toBe('anA has 15');
  expect(say('{name} has {points, number}', { name: 'سلمى', points: 15 }).said).toBe('\u2068سلمى\u2069 has 15');
  expect(say('{name}', { name: '{points} <b>x</b>' }).said).toBe('{points} <b>x</b>');
});
