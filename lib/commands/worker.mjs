import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getManifest } from '@serwist/build';
import { build } from 'vite';
import { inRoot } from './paths.mjs';

/** What a phone keeps to work without the server. */
const KEPT = ['**/*.{html,js,css,woff2,svg,png,ico,webmanifest,json,txt}'];

/**
 * What it never asks for: the payload of a whole page beside those of its parts, the other copies of the page for
 * unknown addresses, build manifests, the polyfill for browsers without modules, and the worker itself.
 */
const LEFT = [
  'sw.js',
  '**/__next._full.txt',
  '404/**',
  '_not-found/**',
  '_global-error/**',
  '**/_buildManifest.js',
  '**/_ssgManifest.js',
  '**/_clientMiddlewareManifest.js*',
  '**/polyfills-*.js',
  'robots.txt',
];

/**
 * The address of an exported file, relative to the worker, so that one export serves any place: pages by their folder,
 * because some hosts redirect from index.html.
 *
 * @param {string} file
 */
export const addressOf = (file) => `./${file.replace(/(^|\/)index\.html$/, '$1')}`;

/**
 * Every kept file of an export with the hash of its content: an update fetches only what has another hash, and a file
 * with a hash is fetched past the browser's own cache.
 *
 * @param {string} dir
 */
export async function filesToKeep(dir) {
  const { manifestEntries = [], warnings } = await getManifest({
    globDirectory: dir,
    globPatterns: KEPT,
    globIgnores: LEFT,
    maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
    // Their names hold a hash already: they are kept under their own addresses, where a browser finds them by itself.
    dontCacheBustURLsMatching: /^_next\/static\//,
  });
  for (const warning of warnings) console.warn(warning);
  return manifestEntries
    .map(({ url, revision }) => ({ url: addressOf(url), revision }))
    .sort((one, other) => (one.url < other.url ? -1 : 1));
}

/** Bundles the service worker for an export that is otherwise complete. @param {string} dir */
export async function addWorker(dir) {
  const manifest = await filesToKeep(dir);
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'self.__SW_MANIFEST': JSON.stringify(manifest), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: inRoot('lib', 'pwa', 'worker.ts'), output: { format: 'iife' } },
    },
  });
  const bundle = /** @type {import('vite').Rolldown.RolldownOutput} */ (result);
  writeFileSync(join(dir, 'sw.js'), bundle.output[0].code);
}
