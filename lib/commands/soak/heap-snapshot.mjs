/** @typedef {{ snapshot: { meta: { node_fields: string[], node_types: any[] } }, nodes: number[] }} Snapshot as Chromium writes it */

/**
 * What a program holds itself. Left out are what the engine keeps about it (code, shapes, hidden tables) and what belongs
 * to the browser.
 *
 * 2026-11-30: of what a page put on in 100 entries half was machine code, which the engine goes on making for minutes;
 * the objects of the app stood still behind it.
 */
const OWN = [
  'object',
  'array',
  'closure',
  'string',
  'concatenated string',
  'sliced string',
  'regexp',
  'number',
  'bigint',
];

/** How many bytes the objects in a picture of a heap take up. @param {Snapshot} snapshot */
export function objectsIn({ snapshot: { meta }, nodes }) {
  const { node_fields: fields, node_types: types } = meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const own = new Set(OWN.map((name) => types[type].indexOf(name)));
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (own.has(/** @type {number} */ (nodes[at + type]))) bytes += /** @type {number} */ (nodes[at + size]);
  return bytes;
}
