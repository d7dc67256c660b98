import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cell, csvFileText, csvText, inert } from './csv';

const SEED = 20261130;

/** Reads CSV as RFC 4180 has it, with another sign between the cells where that is asked for. */
function parsed(text: string, between = ','): string[][] {
  const records: string[][] = [];
  let [record, cell, quoted] = [[] as string[], '', false];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (quoted && sign === '"' && text[at + 1] === '"') cell += text[++at];
    else if (sign === '"' && (quoted || cell === '')) quoted = !quoted;
    else if (!quoted && sign === between) {
      record.push(cell);
      cell = '';
    } else if (!quoted && sign === '\r' && text[at + 1] === '\n') {
      records.push([...record, cell]);
      [record, cell] = [[], ''];
      at++;
    } else cell += sign;
  }
  return records;
}

/** Texts made of what is hard for a spreadsheet. */
const hard = fc
  .array(fc.constantFrom(...'=+-@＝＋－＠;,"\'|\t\r\n aă1'.split('')), { maxLength: 9 })
  .map((signs) => signs.join(''));
const text = fc.oneof(hard, fc.string({ unit: 'grapheme', maxLength: 12 }));
const cell: fc.Arbitrary<Cell> = fc.oneof(text, fc.integer({ min: -1000, max: 1000 }), fc.constant(null));

/** Records of equal length whose first cell is a word, as in every ledger. */
const records = fc
  .integer({ min: 0, max: 4 })
  .chain((more) => fc.array(fc.tuple(text, fc.array(cell, { minLength: more, maxLength: more }))))
  .map((rows) => rows.map(([first, rest]): Cell[] => [first, ...rest]));

const check = (property: (rows: Cell[][]) => void) =>
  fc.assert(fc.property(records, property), { seed: SEED, numRuns: 2000 });

test(`what is written is read again, cell by cell, each text inert (seed ${SEED})`, () => {
  check((rows) => {
    const said = rows.map((row) => row.map((one) => (typeof one === 'string' ? inert(one) : String(one ?? ''))));
    expect(parsed(csvText(rows))).toEqual(said);
  });
});

test(`no text begins a formula, whatever a spreadsheet takes for the end of a cell (seed ${SEED})`, () => {
  check((rows) => {
    const words = rows.map((row) => row.map((one) => (typeof one === 'number' ? 'number' : one)));
    for (const between of [',', ';', '\t', '|'])
      for (const one of parsed(csvText(words), between).flat()) expect(one, between).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
  });
});

test('a text says what it said, but for the apostrophes, and is made inert once', () => {
  fc.assert(
    fc.property(text, (said) => {
      expect(inert(said).replaceAll("'", '')).toBe(said.replaceAll("'", ''));
    }),
    { seed: SEED },
  );
  expect(inert('Maria-Magdalena, 7-8 (+2)')).toBe('Maria-Magdalena, 7-8 (+2)');
});

test.each([
  ['=1+1', "'=1+1"],
  ['+40 721', "'+40 721"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1', "  '=1"],
  ['\t1', "'\t1"],
  ['\rx', "'\rx"],
  ['a;=1', "a;'=1"],
  ['＝1', "'＝1"],
])('%j is written as %j', (said, written) => {
  expect(inert(said)).toBe(written);
});

test('numbers stay numbers, quotation marks are doubled, a file says that it is UTF-8', () => {
  expect(csvText([['a "b", c', -5, null]])).toBe('"a ""b"", c",-5,\r\n');
  expect(csvFileText([['Ștefan']])).toBe('\ufeffȘtefan\r\n');
  expect(csvText([])).toBe('');
});
