/**
 * @typedef {{ here: string, http: string, https: string, about: string, fingerprint: string }} Addresses
 *   `here`: on this machine; the others as phones open them
 */

/** @param {string} fingerprint SHA-256, as "AB:CD:…" */
const inTwoLines = (fingerprint) => `${fingerprint.slice(0, 48)}\n  ${fingerprint.slice(48)}`;

/**
 * What a terminal of 80 columns says of each address: what works there, and what does not.
 *
 * @param {Addresses} addresses
 */
export const whatWorks = ({ here, http, https, about, fingerprint }) => `\
${http}
  Scoring works at once. Working offline, installing and keeping the screen
  awake do not, because this is plain http: the app says so in its settings.

${https}
  Everything works, once the phone trusts the authority of this clone:
  ${about} tells how. Its SHA-256 fingerprint is
  ${inTwoLines(fingerprint)}

${here}
  Everything works, on this machine alone.

Each address keeps tables of its own. To take them along, save a backup at one
address (Settings) and load it at the other; "Hand on" makes a file of one.`;
