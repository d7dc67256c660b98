import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { join } from 'node:path';
import compression from 'compression';
import { exportHandler, OPENER, SECURITY } from './answers.mjs';
import { inRoot } from './paths.mjs';
import { portFrom, portRefused } from './port.mjs';
import { isMain, Refusal, runCommand } from './run.mjs';

/** @typedef {{ cert: string, key: string }} Tls both PEM */
/** @typedef {{ url: string, port: number, renew: (tls: Tls) => void, close: () => Promise<void> }} Serving */

/**
 * This machine alone. 2026-11-30: whoever wants others of the network to reach it says so with --lan; in a café nobody
 * finds a server that its owner thinks is theirs.
 */
const THIS_MACHINE = '127.0.0.1';

/**
 * How long, in ms, a request may take to arrive: a page asks in one packet, so a slow one only holds a place. An answer
 * that nobody takes in is waited for three times as long.
 */
const PATIENCE = 15_000;

/** More of them at once than any table has phones. */
const MOST_CONNECTIONS = 500;

/**
 * @param {Tls | undefined} tls
 * @param {number} patience
 * @param {import('node:http').RequestListener} listener
 */
function createFor(tls, patience, listener) {
  const limits = {
    headersTimeout: patience,
    requestTimeout: patience,
    connectionsCheckingInterval: Math.min(patience, 5_000),
  };
  return tls
    ? createTlsServer({ ...limits, ...tls, minVersion: 'TLSv1.2', handshakeTimeout: patience }, listener)
    : createServer(limits, listener);
}

/**
 * Serves an export until it is closed. Closing really ends it: open connections too.
 *
 * @param {{
 *   dir: string, port?: number, basePath?: string, host?: string, tls?: Tls, patience?: number,
 *   extras?: import('./answers.mjs').Extras,
 * }} options `port` 0: any free one; `host`: the address to listen at; `tls`: serves https with it; `patience` in ms
 * @returns {Promise<Serving>} `renew`: goes on with another certificate
 */
export function serve({ dir, port = 0, basePath = '', host = THIS_MACHINE, tls, patience = PATIENCE, extras = {} }) {
  if (!existsSync(join(dir, 'index.html'))) throw new Refusal(`There is no export in ${dir}: run npm run build first.`);
  const handle = exportHandler(dir, basePath, extras);
  const compress = compression();
  const headers = Object.entries(tls || host === THIS_MACHINE ? { ...SECURITY, ...OPENER } : SECURITY);
  const server = createFor(tls, patience, (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    compress(request, response, () => handle(request, response));
  });
  server.maxConnections = MOST_CONNECTIONS;
  // Longer than a request may take, so that a late one is told so.
  server.setTimeout(3 * patience);
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(portRefused(error, port, tls ? 'HTTPS_PORT' : 'PORT')));
    server.listen(port, host, () => {
      const { port: taken } = /** @type {import('node:net').AddressInfo} */ (server.address());
      const url = `${tls ? 'https' : 'http'}://localhost:${taken}${basePath}/`;
      resolve({ url, port: taken, renew: (next) => renew(server, next), close: () => closeServer(server) });
    });
  });
}

/** @param {import('node:http').Server | import('node:https').Server} server @param {Tls} tls */
function renew(server, tls) {
  if ('setSecureContext' in server) server.setSecureContext({ ...tls, minVersion: 'TLSv1.2' });
}

/** @param {import('node:http').Server | import('node:https').Server} server @returns {Promise<void>} */
function closeServer(server) {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** Where this repository's export is, and the fixed place it is served at. */
export const here = () => ({
  dir: inRoot('out'),
  port: portFrom('PORT', 4321),
  basePath: process.env.TALLYSTICK_BASE_PATH ?? '',
});

/** Serves the export of this repository at its fixed address. */
export const serveApp = () => serve(here());

if (isMain(import.meta.url)) await runCommand(async () => console.log(`Tallystick is at ${(await serveApp()).url}`));
