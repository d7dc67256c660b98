import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { inRoot } from './paths.mjs';
import { isMain, Refusal, runCommand } from './run.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/** The pages carry their own policy; who may frame them can only be said in a header. */
const SECURITY = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Files below _next/static have a hash in their name; all others are asked for again. @param {string} path */
const cacheControl = (path) => (path.startsWith('/_next/static/') ? 'public, max-age=31536000, immutable' : 'no-cache');

/** The folders of an export that hold a page, as "/session". @param {string} dir */
function foldersWithPage(dir) {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  return new Set(files.filter((file) => file.endsWith('/index.html')).map((file) => `/${dirname(file)}`));
}

/**
 * Answers with a short text.
 *
 * @param {Response} response
 * @param {number} status
 * @param {import('node:http').OutgoingHttpHeaders} [headers]
 * @param {string} [text]
 */
const answer = (response, status, headers = {}, text = '') =>
  void response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers }).end(text);

/** @param {string} dir */
function notFound(dir) {
  const page = readFileSync(join(dir, '404.html'), 'utf8');
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' };
  return (/** @type {Request} */ _request, /** @type {Response} */ response) => answer(response, 404, headers, page);
}

/**
 * Answers requests for an export whose address begins with `basePath`.
 *
 * @param {string} dir
 * @param {string} basePath
 */
function exportHandler(dir, basePath) {
  const folders = foldersWithPage(dir);
  const unknown = notFound(dir);
  const files = sirv(dir, {
    etag: true,
    setHeaders: (response, path) => void response.setHeader('Cache-Control', cacheControl(path)),
    onNoMatch: unknown,
  });
  return (/** @type {Request} */ request, /** @type {Response} */ response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer(response, 405, { Allow: 'GET, HEAD' });
    const [path = '', query] = (request.url ?? '').split('?', 2);
    const inside = path.slice(basePath.length);
    if (!path.startsWith(basePath)) return unknown(request, response);
    if (folders.has(inside) || (basePath && inside === ''))
      return answer(response, 308, { Location: `${path}/${query === undefined ? '' : `?${query}`}` });
    if (!inside.startsWith('/')) return unknown(request, response);
    request.url = inside + (query === undefined ? '' : `?${query}`);
    return files(request, response);
  };
}

/**
 * Serves an export until it is closed. Closing really ends it: open connections too.
 *
 * @param {{ dir: string, port?: number, basePath?: string }} options port 0: any free one
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>}
 */
export function serve({ dir, port = 0, basePath = '' }) {
  if (!existsSync(join(dir, 'index.html'))) throw new Refusal(`There is no export in ${dir}: run npm run build first.`);
  const handle = exportHandler(dir, basePath);
  const compress = compression();
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(SECURITY)) response.setHeader(name, value);
    compress(request, response, () => handle(request, response));
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(portTaken(error, port)));
    server.listen(port, () => {
      const { port: taken } = /** @type {import('node:net').AddressInfo} */ (server.address());
      resolve({ url: `http://localhost:${taken}${basePath}/`, port: taken, close: () => closeServer(server) });
    });
  });
}

/** @param {NodeJS.ErrnoException} error @param {number} port */
const portTaken = (error, port) =>
  error.code === 'EADDRINUSE'
    ? new Refusal(`Port ${port} is taken by another program: end it, or choose another port with PORT=….`)
    : error;

/** @param {import('node:http').Server} server @returns {Promise<void>} */
function closeServer(server) {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** Serves the export of this repository at its fixed address. */
export const serveApp = () =>
  serve({
    dir: inRoot('out'),
    port: Number(process.env.PORT ?? 4321),
    basePath: process.env.TALLYSTICK_BASE_PATH ?? '',
  });

if (isMain(import.meta.url)) await runCommand(async () => console.log(`Tallystick is at ${(await serveApp()).url}`));
