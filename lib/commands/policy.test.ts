import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withPolicy } from './policy.mjs';

const page = (head: string, body = '') => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policyOf = (html: string) => html.match(/Content-Security-Policy" content="([^"]*)"/)?.[1] ?? '';

test('Every inline script is allowed by the hash of its text, each once, and no other is', () => {
  const html = page(
    '<script src="/a.js"></script>',
    '<script>one()</script><script>"\u0219 <!--"</script><script>one()</script>',
  );
  const scripts = policyOf(withPolicy(html, 'a.html')).match(/script-src ([^;]*)/)?.[1];
  expect(scripts).toBe(`'self' ${sha('one()')} ${sha('"\u0219 <!--"')}`);
});

test('Every inline style is allowed by its hash', () => {
  const policy = policyOf(withPolicy(page('<style>a{color:red}</style>'), 'a.html'));
  expect(policy).toContain(`style-src 'self' ${sha('a{color:red}')};`);
});

test('Nothing is allowed at large', () => {
  const policy = policyOf(withPolicy(page('<script>x()</script>'), 'a.html'));
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toContain('http');
});

test('The policy comes first in the head, after the charset if that is first, and changes nothing else', () => {
  const meta = (html: string) => html.replace(/<meta http-equiv[^>]*>/, '|');
  expect(meta(withPolicy(page('<title>T</title>'), 'a.html'))).toBe(page('|<title>T</title>'));
  expect(meta(withPolicy(page('<meta charSet="utf-8"/><title>T</title>'), 'a.html'))).toBe(
    page('<meta charSet="utf-8"/>|<title>T</title>'),
  );
});

test('An attribute that the policy blocks is refused with its page', () => {
  expect(() => withPolicy(page('', '<p style="color:red">'), 'new/index.html')).toThrow(
    /new\/index.html: <p style="color:red">/,
  );
  expect(() => withPolicy(page('', '<p onclick="x()">'), 'a.html')).toThrow(/blocked by the content security policy/);
});
