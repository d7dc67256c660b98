import { renderUnicodeCompact } from 'uqr';

/** The quiet zone that readers ask for, in modules. */
const BORDER = 4;

const WHITE_ON_BLACK = '\u001b[97;40m';
const AS_BEFORE = '\u001b[0m';

/**
 * An address as a QR code for a terminal, two modules a line. The signs are its light parts: with `colours` it is said
 * that they are light, because in a terminal with dark letters the code would be its own negative.
 *
 * @param {string} address
 * @param {{ colours: boolean }} terminal
 */
export function qrCode(address, { colours }) {
  const code = renderUnicodeCompact(address, { border: BORDER });
  return colours ? code.replace(/^.*$/gm, (line) => WHITE_ON_BLACK + line + AS_BEFORE) : code;
}
