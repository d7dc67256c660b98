/** How deep brackets stand in each other in a JSON text, and whether one of them, or a string, is still open at its end. */
export type Outline = { deepest: number; open: boolean };

/** Reads the brackets of a text, valid JSON or not, without building anything: a parser may give up on deep nesting. */
export function outlineOf(text: string): Outline {
  let [depth, deepest, at] = [0, 0, 0];
  for (; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') at = endOfString(text, at);
    else if (sign === '{' || sign === '[') deepest = Math.max(deepest, ++depth);
    else if (sign === '}' || sign === ']') depth--;
  }
  return { deepest, open: depth > 0 || at > text.length };
}

/** Where the string that begins at `start` ends; beyond the text if it does not. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at < text.length ? at : text.length + 1;
}
