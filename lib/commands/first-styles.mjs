import { PurgeCSS } from 'purgecss';
import { elementsOf } from './html.mjs';

/** Attributes that the first script of a page sets, each to any of its values. */
const SET_LATER = ['lang', 'data-theme', 'data-text', 'data-hand'];

/** Everything in a page that a selector can name. @param {string} html */
function namedIn(html) {
  const elements = elementsOf(html);
  const attributes = elements.flatMap(({ attrs }) => attrs);
  /** @param {string} name */
  const valuesOf = (name) => attributes.filter((attr) => attr.name === name).flatMap(({ value }) => value.split(/\s+/));
  return {
    tags: elements.map(({ tagName }) => tagName),
    ids: valuesOf('id'),
    classes: valuesOf('class'),
    attributes: { names: attributes.map(({ name }) => name), values: attributes.map(({ value }) => value) },
    undetermined: [],
  };
}

/**
 * The rules of a sheet that a page needs as it comes, before any script has run: in every language, theme and text
 * size. Fonts stay, so that they are asked for at once.
 *
 * @param {string} css
 * @param {string} html
 * @returns {Promise<string>}
 */
export async function firstStyles(css, html) {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    extractors: [{ extensions: ['html'], extractor: namedIn }],
    css: [{ raw: css }],
    variables: true,
    keyframes: true,
    dynamicAttributes: SET_LATER,
  });
  return result?.css ?? css;
}
