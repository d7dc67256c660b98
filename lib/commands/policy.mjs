import { createHash } from 'node:crypto';
import { defaultTreeAdapter as tree } from 'parse5';
import { attribute, elementsOf, textOf } from './html.mjs';
import { Refusal } from './run.mjs';

/** @typedef {import('./html.mjs').Element} Element */

/** The source expression that allows exactly this inline text. @param {string} text */
export const hashSource = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes of the inline texts among elements, each once. @param {Element[]} elements */
const hashesOf = (elements) => [...new Set(elements.map((element) => hashSource(textOf(element))))];

/** Refuses what no hash can allow: the browser would drop it silently. @param {Element} element @param {string} file */
function refuseInlineAttributes(element, file) {
  const blocked = element.attrs.find(({ name }) => name === 'style' || name.startsWith('on'));
  if (!blocked) return;
  throw new Refusal(
    `${file}: <${element.tagName} ${blocked.name}="${blocked.value}"> is blocked by the content security policy; ` +
      'use a class, or set it when the page runs.',
  );
}

/**
 * The content security policy of one page: nothing from another origin, inline text only by its hash.
 *
 * @param {Element[]} elements
 */
function policyFor(elements) {
  const scripts = elements.filter((element) => element.tagName === 'script' && attribute(element, 'src') === undefined);
  const styles = elements.filter(({ tagName }) => tagName === 'style');
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOf(scripts)].join(' '),
    ["style-src 'self'", ...hashesOf(styles)].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/**
 * Where the policy belongs: before everything that it governs, but after the charset if that comes first, because a
 * browser looks for the charset in the first 1024 bytes only, and the hashes would push it out of them.
 *
 * @param {Element} head
 */
function placeIn(head) {
  const first = head.childNodes.find(tree.isElementNode);
  const charset = first?.tagName === 'meta' && attribute(first, 'charset') !== undefined ? first : undefined;
  return charset?.sourceCodeLocation?.endOffset ?? head.sourceCodeLocation?.startTag?.endOffset;
}

/**
 * A page with its content security policy. Nothing else of the page is changed.
 *
 * @param {string} html
 * @param {string} file named in a refusal
 */
export function withPolicy(html, file) {
  const elements = elementsOf(html);
  for (const element of elements) refuseInlineAttributes(element, file);
  const head = elements.find(({ tagName }) => tagName === 'head');
  const place = head && placeIn(head);
  if (place === undefined) throw new Refusal(`${file}: the page has no <head> to put the content security policy in.`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyFor(elements)}"/>`;
  return html.slice(0, place) + meta + html.slice(place);
}
