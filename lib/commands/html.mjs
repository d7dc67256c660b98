import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, defaultTreeAdapter as tree } from 'parse5';

/** @typedef {import('parse5').DefaultTreeAdapterMap['element']} Element */
/** @typedef {import('parse5').DefaultTreeAdapterMap['node']} Node */

/** Every element below a node, in document order. @param {Node} node @returns {Element[]} */
function elementsBelow(node) {
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.flatMap((child) => [...(tree.isElementNode(child) ? [child] : []), ...elementsBelow(child)]);
}

/** Every element of a page, in document order, with its place in the text. @param {string} html */
export const elementsOf = (html) => elementsBelow(parse(html, { sourceCodeLocationInfo: true }));

/** @param {Element} element @param {string} name */
export const attribute = (element, name) => element.attrs.find((attr) => attr.name === name)?.value;

/** The text that an element holds, as the browser reads it. @param {Element} element */
export const textOf = (element) => element.childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('');

/**
 * Rewrites every page of an export.
 *
 * @param {string} dir
 * @param {(html: string, file: string) => Promise<string>} rewrite
 */
export async function rewritePages(dir, rewrite) {
  for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const path = join(dir, file);
    writeFileSync(path, await rewrite(readFileSync(path, 'utf8'), file));
  }
}
