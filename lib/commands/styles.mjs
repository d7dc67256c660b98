import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstStyles } from './first-styles.mjs';
import { attribute, elementsOf } from './html.mjs';

/** @typedef {import('./html.mjs').Element} Element */
/** @typedef {{ start: number, end: number, text: string }} Edit */

/**
 * A style sheet as it must read inside a page: addresses beside the sheet become addresses on the host.
 *
 * @param {string} css
 * @param {string} href the sheet's own address
 */
export const rebase = (css, href) =>
  css.replace(/url\((["']?)(?![a-z]+:|\/|#)([^"')]+)\1\)/gi, (_all, quote, address) => {
    const { pathname, search, hash } = new URL(address, new URL(href, 'http://host'));
    return `url(${quote}${pathname}${search}${hash}${quote})`;
  });

/** @param {Element} element */
const isSheet = (element) => element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet';

/** Asks for a script, and does not wait for it. @param {Element} element */
const asksForScript = (element) =>
  (element.tagName === 'script' && attribute(element, 'async') !== undefined) ||
  (element.tagName === 'link' && attribute(element, 'as') === 'script');

/** @param {Element} element */
const placeOf = ({ sourceCodeLocation }) => ({
  start: sourceCodeLocation?.startOffset ?? 0,
  end: sourceCodeLocation?.endOffset ?? 0,
});

/** Where the content of a page ends, and the scripts of its body begin. @param {Element[]} elements @param {string} html */
const endOfContent = (elements, html) =>
  elements.find(({ tagName, parentNode }) => tagName === 'script' && parentNode?.nodeName === 'body')
    ?.sourceCodeLocation?.startOffset ??
  elements.find(({ tagName }) => tagName === 'body')?.sourceCodeLocation?.endTag?.startOffset ??
  html.length;

/** @param {string} html @param {Edit[]} edits apart from each other */
const apply = (html, edits) =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), html);

/**
 * A page that holds the few rules which it needs as it comes; its scripts and style sheets are named behind its content.
 * 2026-11-30: the first paint waits for no second answer of the server, for no rule of another screen (7 KB of page
 * instead of 21, compressed), and not for ten requests, between which a slow phone painted a page that was still empty.
 * Medians on a slow phone (4× processor, 1.6 Mbit/s, 150 ms): the largest paint of Home went from 668 to 464 ms.
 * No inline script of the body runs before the whole sheets are there, so that nothing is ever seen half styled: a
 * browser holds back the scripts below a sheet. Next's own inlineCss puts every sheet into every page three times, and
 * its navigation adds style elements that the policy of the first page does not know.
 *
 * @param {string} html
 * @param {(href: string) => string} readSheet
 */
export async function withFirstStyles(html, readSheet) {
  const elements = elementsOf(html);
  const inHead = elements.filter(({ parentNode }) => parentNode?.nodeName === 'head');
  const later = [...inHead.filter(asksForScript), ...inHead.filter(isSheet)];
  const end = endOfContent(elements, html);
  const text = later.map(placeOf).map((place) => html.slice(place.start, place.end));
  const taken = later.map(async (element) => ({
    ...placeOf(element),
    text: await inPlaceOf(element, html, readSheet),
  }));
  return apply(html, [...(await Promise.all(taken)), { start: end, end, text: text.join('') }]);
}

/**
 * What stays in the head, where a sheet or a script was named.
 *
 * @param {Element} element
 * @param {string} html
 * @param {(href: string) => string} readSheet
 */
async function inPlaceOf(element, html, readSheet) {
  if (!isSheet(element)) return '';
  const href = attribute(element, 'href') ?? '';
  return `<style>${rebase(await firstStyles(readSheet(href), html), href)}</style>`;
}

/** Reads a sheet of an export by its address. @param {string} dir @param {string} basePath */
export const sheetReader = (dir, basePath) => (/** @type {string} */ href) =>
  readFileSync(join(dir, new URL(href, 'http://host').pathname.slice(basePath.length)), 'utf8');
