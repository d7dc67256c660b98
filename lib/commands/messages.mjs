import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import compile from 'icu-minify/compile';
import { runnerImport } from 'vite';
import { inRoot } from './paths.mjs';
import { isMain, Refusal, runCommand } from './run.mjs';

/** @typedef {{ [key: string]: string | Catalogue }} Catalogue */

/** Folders beside those of the languages: what is compiled, and where the app fetches it. */
const NO_LANGUAGES = ['compiled', 'words'];

/**
 * Compiles every ICU string of a catalogue, its nesting kept. `file` and the key are named where one cannot be read.
 *
 * @param {Catalogue} catalogue
 * @param {string} file
 * @param {string} [parent]
 * @returns {Record<string, unknown>}
 */
export function compileCatalogue(catalogue, file, parent = '') {
  return Object.fromEntries(
    Object.entries(catalogue).map(([key, value]) => {
      const path = parent ? `${parent}.${key}` : key;
      return [key, typeof value === 'object' ? compileCatalogue(value, file, path) : compileMessage(value, file, path)];
    }),
  );
}

/** @param {unknown} text @param {string} file @param {string} key */
function compileMessage(text, file, key) {
  if (typeof text !== 'string') throw new Refusal(`${file}: "${key}" is not a text.`);
  try {
    return compile(text);
  } catch (error) {
    throw new Refusal(
      `${file}: "${key}" is not a valid ICU message (${/** @type {Error} */ (error).message}): ${text}`,
    );
  }
}

/** The catalogues below a folder, as paths such as "en/home.ts". @param {string} folder */
function cataloguesIn(folder) {
  const languages = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return languages
    .filter(({ name }) => !NO_LANGUAGES.includes(name))
    .flatMap(({ name }) => readdirSync(join(folder, name)).map((file) => `${name}/${file}`))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
}

/** Writes only what differs, so that a watching dev server does not start over. @param {string} file @param {string} text */
function writeIfNew(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Takes away what has no source any more. @param {string} target @param {string[]} wanted */
function removeOthers(target, wanted) {
  if (!existsSync(target)) return;
  for (const file of readdirSync(target, { recursive: true, encoding: 'utf8' })) {
    const path = file.replaceAll('\\', '/');
    if (path.endsWith('.json') && !wanted.includes(path)) rmSync(join(target, file));
  }
}

/**
 * Compiles the messages of every language and namespace to JSON, for the phone that has no ICU parser.
 *
 * @param {string} [folder]
 * @returns {Promise<string[]>} the compiled files, as paths such as "en/home.json"
 */
export async function compileMessages(folder = inRoot('lib', 'i18n')) {
  const catalogues = cataloguesIn(folder);
  const target = join(folder, 'compiled');
  const compiled = catalogues.map((file) => `${dirname(file)}/${basename(file, '.ts')}.json`);
  removeOthers(target, compiled);
  for (const [at, file] of catalogues.entries()) {
    const { module } = await runnerImport(join(folder, file), { configFile: false, logLevel: 'silent' });
    const messages = compileCatalogue(/** @type {{ default: Catalogue }} */ (module).default, file);
    writeIfNew(join(target, /** @type {string} */ (compiled[at])), `${JSON.stringify(messages)}\n`);
  }
  return compiled;
}

if (isMain(import.meta.url)) await runCommand(async () => void (await compileMessages()));
