import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { attribute, elementsOf, textOf } from '../html.mjs';

/** @typedef {{ path: string, heading: string }} Screen an address and the heading that its page shows in English */

/** Pages that no link leads to. */
const NO_SCREEN = ['404', '_not-found', '_global-error'];

/** @param {string} html */
function headingOf(html) {
  const elements = elementsOf(html);
  const inEnglish = elements.find((element) => attribute(element, 'lang') === 'en' && isInHeading(element));
  const heading = inEnglish ?? elements.find(({ tagName }) => tagName === 'h1');
  return heading ? textOf(heading) : '';
}

/** @param {import('../html.mjs').Element} element */
const isInHeading = ({ parentNode }) => parentNode?.nodeName === 'h1';

/** The screens of an export, in the order of their addresses. @param {string} dir @returns {Screen[]} */
export function screensOf(dir) {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file === 'index.html' || file.endsWith('/index.html'))
    .map((file) => dirname(file))
    .filter((folder) => !NO_SCREEN.includes(folder))
    .map((folder) => ({
      path: folder === '.' ? '/' : `/${folder}/`,
      heading: headingOf(readFileSync(join(dir, folder, 'index.html'), 'utf8')),
    }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}
