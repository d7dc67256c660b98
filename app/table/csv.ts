/** A cell of a table: a number is written plainly, a text is made inert, null is empty. */
export type Cell = string | number | null;

/** What spreadsheets take for the beginning of a formula, in the wide forms of East Asian keyboards too. */
const FORMULA = '=+\\-@＝＋－＠';

/**
 * What may stand before a formula: the beginning of the cell, and whatever a spreadsheet might take for the end of one.
 * Where commas are decimal marks it splits at semicolons, quotation marks or not.
 */
const BEFORE = `(^|[;,|"'\\t\\r\\n])`;

const FORMULAS = new RegExp(`${BEFORE}(\\s*)(?=[${FORMULA}])`, 'g');

/** CSV as RFC 4180 has it: commas, CRLF after every record, quotation marks where they are needed. */
export function csvText(records: readonly (readonly Cell[])[]): string {
  return records.map((record) => `${record.map(cellText).join(',')}\r\n`).join('');
}

/** The text of a CSV file: with the mark by which spreadsheets know that it is UTF-8. */
export function csvFileText(records: readonly (readonly Cell[])[]): string {
  return `\ufeff${csvText(records)}`;
}

/** A text that no spreadsheet takes for a formula: an apostrophe stands before what could begin one. */
export function inert(text: string): string {
  const without = text.replace(FORMULAS, "$1$2'");
  return /^[\t\r]/.test(without) ? `'${without}` : without;
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  const text = typeof cell === 'number' ? String(cell) : inert(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
