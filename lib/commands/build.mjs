import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { inRoot, ROOT } from './paths.mjs';
import { isMain, Refusal, runCommand, runNode, secondsSince } from './run.mjs';
import { hashOf, isStamped, stamp, unstamp } from './stamp.mjs';

/** Everything an export is made of. */
const SOURCES = ['app', 'lib', 'public', 'package-lock.json', 'next.config.js', 'tsconfig.json', 'postcss.config.mjs'];

/** An export under a path, which the end-to-end tests open. */
export const SUBPATH = { dir: '.cache/subpath', basePath: '/games/tallystick' };

/** Folders below these sources that the export is not made of. */
const APART = [
  'lib/i18n/compiled',
  'lib/commands/bench',
  'lib/commands/engines',
  'lib/commands/phone',
  'lib/commands/soak',
];

/** Tests and what is itself compiled do not change the export. @param {string} path */
const isNoSource = (path) => APART.includes(path) || /\.test\.[cm]?tsx?$/.test(path) || path.endsWith('.md');

/** @param {string} basePath */
const sourceHash = (basePath) =>
  hashOf(ROOT, SOURCES, { settings: { basePath, node: process.versions.modules }, skip: isNoSource });

/**
 * Next takes an export path below the repository only.
 *
 * @param {string} dir
 * @param {string} basePath
 * @param {string} id
 */
async function exportPages(dir, basePath, id) {
  const code = await runNode(inRoot('node_modules', 'next', 'dist', 'bin', 'next'), ['build'], {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    TALLYSTICK_BASE_PATH: basePath,
    TALLYSTICK_EXPORT: dir,
    TALLYSTICK_BUILD_ID: id,
  });
  if (code !== 0) throw new Refusal('The app could not be built, see above.');
}

/**
 * The steps from source to a complete export in `dir`.
 *
 * @param {string} dir
 * @param {string} basePath
 * @param {string} id
 */
async function makeExport(dir, basePath, id) {
  const { addCompileHints } = await import('./compile-hints.mjs');
  const { compileMessages } = await import('./messages.mjs');
  const { rewritePages } = await import('./html.mjs');
  const { withPolicy } = await import('./policy.mjs');
  const { sheetReader, withFirstStyles } = await import('./styles.mjs');
  const { addWorker } = await import('./worker.mjs');
  await compileMessages();
  await exportPages(dir, basePath, id);
  const readSheet = sheetReader(inRoot(dir), basePath);
  await rewritePages(inRoot(dir), async (html, file) => withPolicy(await withFirstStyles(html, readSheet), file));
  addCompileHints(inRoot(dir));
  await addWorker(inRoot(dir));
}

/** @param {string} from @param {string} to */
function replace(from, to) {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}

/**
 * Builds the static export into `dir`, unless the one there is current. It is made beside its place and moved there
 * when complete, so a build that fails leaves the export before it whole.
 *
 * @param {{ dir?: string, basePath?: string }} [options] `dir` below the repository; `basePath` "" or "/somewhere"
 */
export async function buildApp({ dir = 'out', basePath = process.env.TALLYSTICK_BASE_PATH ?? '' } = {}) {
  const start = performance.now();
  const stampFile = inRoot('.cache', 'builds', `${basename(dir)}.json`);
  const hash = sourceHash(basePath);
  if (isStamped(stampFile, hash) && existsSync(inRoot(dir, 'sw.js'))) return;
  console.log(`Building the app${basePath && ` for ${basePath}`} …`);
  unstamp(stampFile);
  const making = `.cache/making-${basename(dir)}`;
  rmSync(inRoot(making), { recursive: true, force: true });
  await makeExport(making, basePath, hash.slice(0, 12));
  replace(inRoot(making), inRoot(dir));
  stamp(stampFile, hash);
  console.log(`Built in ${secondsSince(start)}.`);
}

if (isMain(import.meta.url)) await runCommand(buildApp);
