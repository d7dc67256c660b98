import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sirv from 'sirv';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {Record<string, { type: string, body: string | Buffer }>} Extras what is served beside an export, by path */

/**
 * What every answer says. The pages carry their own policy; who may frame them can only be said in a header.
 *
 * 2026-11-30: no Strict-Transport-Security. It holds for every port of a host's name, so `localhost` or a name below
 * `.local` could then serve nothing else over http, and a phone that does not trust the authority could not score.
 */
export const SECURITY = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Said where it is heard: a browser complains of it over plain http, and does nothing. */
export const OPENER = { 'Cross-Origin-Opener-Policy': 'same-origin' };

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
 * @param {string | Buffer} [text]
 */
const answer = (response, status, headers = {}, text = '') =>
  void response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers }).end(text);

/** @param {string} dir */
function notFound(dir) {
  const page = readFileSync(join(dir, '404.html'), 'utf8');
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' };
  return (/** @type {Request} */ _request, /** @type {Response} */ response) => answer(response, 404, headers, page);
}

/** @param {string} dir @param {ReturnType<typeof notFound>} unknown */
function filesOf(dir, unknown) {
  const files = sirv(dir, {
    etag: true,
    setHeaders: (response, path) => void response.setHeader('Cache-Control', cacheControl(path)),
    onNoMatch: unknown,
  });
  return (/** @type {Request} */ request, /** @type {Response} */ response) => {
    // 2026-11-30: no page asks for a part of a file, and sirv throws at one that ends before it begins.
    delete request.headers.range;
    // Another start may build the app anew meanwhile, and a file that is gone would end this server.
    response.once('pipe', (file) => {
      file.once('error', () => response.destroy());
      // Nobody else closes a file whose reader went away in the middle.
      response.once('close', () => file.destroy());
    });
    return files(request, response);
  };
}

/**
 * Answers requests for an export whose address begins with `basePath`. What files there are is looked up once, now: no
 * address leads to any other.
 *
 * @param {string} dir
 * @param {string} basePath
 * @param {Extras} extras
 */
export function exportHandler(dir, basePath, extras) {
  const folders = foldersWithPage(dir);
  const unknown = notFound(dir);
  const files = filesOf(dir, unknown);
  return (/** @type {Request} */ request, /** @type {Response} */ response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answer(response, 405, { Allow: 'GET, HEAD', Connection: 'close' });
    const [path = '', query] = (request.url ?? '').split('?', 2);
    const inside = path.slice(basePath.length);
    if (!path.startsWith(basePath)) return unknown(request, response);
    if (folders.has(inside) || (basePath && inside === ''))
      return answer(response, 308, { Location: `${path}/${query === undefined ? '' : `?${query}`}` });
    if (!inside.startsWith('/')) return unknown(request, response);
    const extra = Object.hasOwn(extras, inside) && extras[inside];
    if (extra) return answer(response, 200, { 'Content-Type': extra.type, 'Cache-Control': 'no-cache' }, extra.body);
    request.url = inside + (query === undefined ? '' : `?${query}`);
    return files(request, response);
  };
}
