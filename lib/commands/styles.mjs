import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** The sheets that hold back the first paint. @param {Element[]} elements */
const sheetsIn = (elements) =>
  elements.filter(
    (element) =>
      element.tagName === 'link' &&
      attribute(element, 'rel') === 'stylesheet' &&
      element.parentNode?.nodeName === 'head',
  );

/** @param {string} html @param {Edit[]} edits in the order of the page, apart from each other */
const apply = (html, edits) =>
  edits.reduceRight((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), html);

/**
 * A page that holds its style sheets, so that the first paint waits for no second answer of the server. Measured on a
 * slow phone (4× processor, 1.6 Mbit/s, 150 ms; medians of 7, 2026-11-29): the largest paint of Home went from 676 to
 * 548 ms. The link moves to the end of the page and is disabled, so that nothing is fetched or styled twice
 * (2026-11-30): React only looks whether it is there, and would add it again. Next's own inlineCss puts every sheet into
 * every page three times, and its navigation adds style elements that the policy of the first page does not know.
 *
 * @param {string} html
 * @param {(href: string) => string} readSheet
 */
export function withStylesInside(html, readSheet) {
  const elements = elementsOf(html);
  const end =
    elements.find(({ tagName }) => tagName === 'body')?.sourceCodeLocation?.endTag?.startOffset ?? html.length;
  const sheets = sheetsIn(elements).map((sheet) => ({
    href: attribute(sheet, 'href') ?? '',
    start: sheet.sourceCodeLocation?.startOffset ?? 0,
    end: sheet.sourceCodeLocation?.endOffset ?? 0,
  }));
  const links = sheets.map((sheet) => html.slice(sheet.start, sheet.end).replace(/\/?>$/, ' disabled=""/>')).join('');
  const inside = sheets.map((sheet) => ({
    ...sheet,
    text: `<style>${rebase(readSheet(sheet.href), sheet.href)}</style>`,
  }));
  return apply(html, [...inside, { start: end, end, text: links }]);
}

/** Reads a sheet of an export by its address. @param {string} dir @param {string} basePath */
export const sheetReader = (dir, basePath) => (/** @type {string} */ href) =>
  readFileSync(join(dir, new URL(href, 'http://host').pathname.slice(basePath.length)), 'utf8');
