import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import { inRoot, ROOT } from './paths.mjs';
import { isMain } from './run.mjs';

/** @typedef {{ id: string, ask: string, given: unknown, expect: unknown }} Case */
/** @typedef {{ answer: (ask: string, given: any) => any, compare: (example: any, answer: any) => string | null }} Examiner */
/** @typedef {{ passed: number, failed: number, unreadable: number }} Tally */

/** The rules are TypeScript: Vite reads them, quietly and without its configuration. @returns {Promise<Examiner>} */
async function loadExaminer() {
  const { module } = await runnerImport(inRoot('lib', 'rules', 'cases.ts'), {
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { '@': ROOT } },
  });
  return /** @type {Examiner} */ (module);
}

/** @param {string} file @returns {Case[]} */
function readCases(file) {
  const cases = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(cases)) throw new Error('it is not an array of cases');
  return cases;
}

/**
 * A line for the terminal in which nothing of a file does anything: what would move, colour or turn is spelled out.
 *
 * @param {string} text
 */
const inert = (text) =>
  text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);

/** What a case lacks, expected and got; null: nothing. @param {Case} example @param {Examiner} examiner */
function examineCase(example, { answer, compare }) {
  try {
    return compare(example, answer(example.ask, example.given));
  } catch (error) {
    // A question that no module knows is no failure of a rule; whatever else is thrown is one.
    if (error instanceof Error && error.name === 'UnknownAsk') throw error;
    return `expected ${JSON.stringify(example.expect)}, got ${error}`;
  }
}

/**
 * Answers the cases of one file, with a line for each that fails.
 *
 * @param {string} file
 * @param {Examiner} examiner
 * @param {Tally} tally
 */
function examineFile(file, examiner, tally) {
  for (const example of readCases(file)) {
    const lack = examineCase(example, examiner);
    if (lack === null) tally.passed += 1;
    else {
      tally.failed += 1;
      console.log(inert(`${example.id}: ${lack}`));
    }
  }
}

/**
 * Answers the cases of all files, and closes with how many passed.
 *
 * @param {string[]} files
 * @param {Examiner} examiner
 * @returns {number} the exit code: 1 if a case failed, 2 for a file or a question that cannot be read
 */
export function examine(files, examiner) {
  const tally = { passed: 0, failed: 0, unreadable: 0 };
  for (const file of files) {
    try {
      examineFile(file, examiner, tally);
    } catch (error) {
      tally.unreadable += 1;
      console.error(inert(`${file} cannot be read: ${error instanceof Error ? error.message : error}`));
    }
  }
  console.log(`${tally.passed} passed, ${tally.failed} failed`);
  if (tally.unreadable > 0) return 2;
  return tally.failed > 0 ? 1 : 0;
}

/** Files are named from where npm was called, not from the repository. @param {string} file */
const fromCaller = (file) => resolve(process.env.INIT_CWD ?? process.cwd(), file);

if (isMain(import.meta.url)) {
  const files = process.argv.slice(2).map(fromCaller);
  if (files.length === 0) console.error('Name the files: npm run --silent cases -- FILE…');
  process.exitCode = files.length === 0 ? 2 : examine(files, await loadExaminer());
}
