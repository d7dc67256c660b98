import { expect, test } from 'vitest';
import { rebase, withFirstStyles } from './styles.mjs';

test('Addresses beside a sheet become addresses on the host, others stay', () => {
  const css = 'url(../media/a.woff2) url("./b.svg#c") url(data:font/woff2;base64,AA==) url(/d.png) url(#e)';
  expect(rebase(css, '/games/_next/static/chunks/s.css')).toBe(
    'url(/games/_next/static/media/a.woff2) url("/games/_next/static/chunks/b.svg#c") url(data:font/woff2;base64,AA==) url(/d.png) url(#e)',
  );
});

test('A page holds the rules that it needs as it comes; scripts and sheets are named behind its content', async () => {
  const sheet = (name: string) => `<link rel="stylesheet" href="/${name}.css" data-precedence="next"/>`;
  const hint = '<link rel="preload" as="script" fetchPriority="low" href="/c.js"/>';
  const script = (name: string) => `<script src="/${name}.js" async=""></script>`;
  const [first, last] = ['<script>first()</script>', '<script>last()</script>'];
  const html = `<html><head>${hint}${script('c')}${sheet('a')}<title>T</title>${first}${sheet('b')}</head><body><p class="p">P</p>${last}</body></html>`;
  const rules = '.p{color:red}.other{color:blue}[data-theme=candlelight] .p{color:tan}@font-face{font-family:F}';
  const needed = '.p{color:red}[data-theme=candlelight] .p{color:tan}@font-face{font-family:F}';
  expect(await withFirstStyles(html, (href) => (href === '/a.css' ? rules : '.other{color:red}'))).toBe(
    `<html><head><style>${needed}</style><title>T</title>${first}<style></style></head>` +
      `<body><p class="p">P</p>${hint}${script('c')}${sheet('a')}${sheet('b')}${last}</body></html>`,
  );
});
