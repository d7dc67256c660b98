import { expect, test } from 'vitest';
import { rebase, withStylesInside } from './styles.mjs';

test('Addresses beside a sheet become addresses on the host, others stay', () => {
  const css = 'url(../media/a.woff2) url("./b.svg#c") url(data:font/woff2;base64,AA==) url(/d.png) url(#e)';
  expect(rebase(css, '/games/_next/static/chunks/s.css')).toBe(
    'url(/games/_next/static/media/a.woff2) url("/games/_next/static/chunks/b.svg#c") url(data:font/woff2;base64,AA==) url(/d.png) url(#e)',
  );
});

test('A page holds its sheets where they were linked, and links them at its end in the same order, disabled', () => {
  const link = (name: string, off = '') => `<link rel="stylesheet" href="/${name}.css" data-precedence="next"${off}/>`;
  const disabled = (name: string) => link(name, ' disabled=""');
  const html = `<html><head>${link('a')}<title>T</title>${link('b')}</head><body><p>P</p></body></html>`;
  expect(withStylesInside(html, (href) => href)).toBe(
    `<html><head><style>/a.css</style><title>T</title><style>/b.css</style></head><body><p>P</p>${disabled('a')}${disabled('b')}</body></html>`,
  );
});
