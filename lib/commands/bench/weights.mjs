import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { screensOf } from './screens.mjs';

/** @typedef {import('@playwright/test').Response} Response */

/**
 * KiB, gzipped. `ahead` is the part of `script` that is fetched for other screens, in case they are opened next.
 *
 * @typedef {{ script: number, ahead: number, font: number, data: number, page: number }} Weights
 */

/** @param {string} url @param {string} type */
function kindOf(url, type) {
  if (type === 'script' || /\.js(\?|$)/.test(url)) return 'script';
  if (type === 'font') return 'font';
  return type === 'document' ? 'page' : 'data';
}

/** Fonts are compressed already. @param {Buffer} body @param {string} kind */
const weightOf = (body, kind) => (kind === 'font' ? body.length : gzipSync(body).length) / 1024;

/** The scripts that a page of an export names. @param {string} app @param {string} path */
const namedBy = (app, path) =>
  new Set(readFileSync(join(app, path, 'index.html'), 'utf8').match(/_next\/static\/chunks\/[\w.~-]+\.js/g));

/** Whether only other pages than that of `path` name a script. @param {string} app @param {string} path */
export function isAhead(app, path) {
  const own = namedBy(app, path);
  const others = screensOf(app).map((screen) => namedBy(app, screen.path));
  return (/** @type {string} */ url) => {
    const file = new URL(url).pathname.slice(1);
    return !own.has(file) && others.some((names) => names.has(file));
  };
}

/**
 * Weighs what a page has fetched, each file once.
 *
 * @param {Response[]} responses
 * @param {(url: string) => boolean} isForOthers
 * @returns {Promise<Weights>}
 */
export async function weigh(responses, isForOthers) {
  const weights = { script: 0, ahead: 0, font: 0, data: 0, page: 0 };
  const seen = new Set();
  for (const response of responses) {
    const [url, request] = [response.url(), response.request()];
    if (request.method() !== 'GET' || !response.ok() || seen.has(url)) continue;
    seen.add(url);
    const kind = kindOf(url, request.resourceType());
    const weight = weightOf(await response.body(), kind);
    weights[kind] += weight;
    if (kind === 'script' && isForOthers(url)) weights.ahead += weight;
  }
  return weights;
}
