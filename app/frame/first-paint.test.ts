import { expect, test } from 'vitest';
import { firstPaint } from './first-paint';

type Html = { lang: string; dataset: Record<string, string> };

/** Runs the script of the head on a phone that stored this text, and answers the html element. */
function painted(stored: string | null): Html {
  const html: Html = { lang: '', dataset: {} };
  const around = {
    document: { documentElement: html },
    window: {},
    navigator: { languages: ['ro-RO'] },
    localStorage: { getItem: () => stored },
    matchMedia: () => ({ matches: true, addEventListener: () => undefined }),
  };
  new Function(...Object.keys(around), firstPaint)(...Object.values(around));
  return html;
}

const BY_PHONE = { lang: 'ro', dataset: { theme: 'candlelight', text: 'normal', hand: 'right' } };

test.each([null, 'null', '{', '5', '[]', '{"language":"xx","theme":"pink"}'])(
  'A phone that stored %j as its preferences shows every page as the phone itself is set',
  (stored) => {
    expect(painted(stored)).toEqual(BY_PHONE);
  },
);

test('What somebody chose goes before how the phone is set', () => {
  const chosen = { language: 'en', theme: 'parchment', text: 'large', hand: 'left' };
  const { lang, dataset } = painted(JSON.stringify(chosen));
  expect({ language: lang, ...dataset }).toEqual(chosen);
});
