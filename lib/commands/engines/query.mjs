/**
 * What a person looks for: something of that role and name, inside something else or anywhere. A pattern is written as
 * its source, since a query travels into the page.
 *
 * @typedef {{ role: string, name?: string, pattern?: string, within?: Query }} Query
 */

/** @typedef {string | RegExp} Name */

/** @param {string} role @param {Name} [name] @param {Query} [within] @returns {Query} */
const query = (role, name, within) => ({
  role,
  ...(name instanceof RegExp ? { pattern: name.source } : name !== undefined && { name }),
  ...(within && { within }),
});

/** @param {string} role @returns {(name?: Name, within?: Query) => Query} */
const ofRole = (role) => (name, within) => query(role, name, within);

export const button = ofRole('button');
export const link = ofRole('link');
export const heading = ofRole('heading');
export const radio = ofRole('radio');
export const checkbox = ofRole('checkbox');
export const textbox = ofRole('textbox');
export const list = ofRole('list');
export const listitem = ofRole('listitem');
export const group = ofRole('group');
export const radiogroup = ofRole('radiogroup');
export const article = ofRole('article');
export const row = ofRole('row');
export const dialog = query('dialog');
/** The foot of a screen or sheet, where its one great key lies. */
export const dock = query('contentinfo');

/** The words of a query, for a sentence about it. @param {Query} wanted @returns {string} */
export const wordsOf = ({ role, name, pattern, within }) =>
  [role, name && `“${name}”`, pattern && `/${pattern}/`, within && `in ${wordsOf(within)}`].filter(Boolean).join(' ');
