import { X509Certificate } from 'node:crypto';
import { serve } from '../serve.mjs';
import { lanAddresses } from './addresses.mjs';
import { credentials } from './credentials.mjs';

/** @typedef {import('./credentials.mjs').Credentials} Credentials */

/** How often, in ms, it is looked whether the network gave other addresses, or the certificate ends soon. */
const LOOK = 60_000;

/** Every adapter of this machine. */
const ANYWHERE = '0.0.0.0';

/** What `--lan` serves beside the app, for phones to trust it. */
export const ROOT_FILE = '/authority.crt';
export const ABOUT_FILE = '/authority.json';

/** @param {Credentials} made */
const tlsOf = ({ certificate, key }) => ({ cert: certificate, key });

/** @param {string} root PEM @param {number} port of https @returns {import('../answers.mjs').Extras} */
function extrasFor(root, port) {
  const { raw, fingerprint256 } = new X509Certificate(root);
  return {
    [ROOT_FILE]: { type: 'application/x-x509-ca-cert', body: raw },
    [ABOUT_FILE]: { type: 'application/json', body: JSON.stringify({ port, fingerprint: fingerprint256 }) },
  };
}

/**
 * Looks again and again whether something else is to be served, and does so.
 *
 * @template Made
 * @param {() => Made} look
 * @param {(made: Made) => void} serveIt
 * @param {number} every in ms
 */
function keepCurrent(look, serveIt, every) {
  let current = JSON.stringify(look());
  const timer = setInterval(() => {
    const made = look();
    if (JSON.stringify(made) === current) return;
    current = JSON.stringify(made);
    serveIt(made);
  }, every);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * @typedef {{ http: string, https: string, fingerprint: string, isNew: boolean, addresses: string[] }} Served
 *   addresses as this machine opens them, the fingerprint of the root, and the addresses of the network
 */

/**
 * @typedef {{
 *   dir: string, folder: string, port: number, httpsPort: number, basePath?: string, names?: string[],
 *   addresses?: () => string[], every?: number, onChange?: (served: Served) => void,
 * }} Options `folder`: where the authority is kept; `names`: further hosts' names below .local; `every`: how often it is
 *   looked, in ms; `onChange`: something of what is served has changed
 */

/** @param {Options} options @param {Credentials} made */
async function serveBoth({ dir, port, httpsPort, basePath }, made) {
  const shared = { dir, basePath, host: ANYWHERE };
  const https = await serve({ ...shared, port: httpsPort, tls: tlsOf(made) });
  // Who does not trust the authority yet comes over http.
  const extras = extrasFor(made.root, https.port);
  const http = await serve({ ...shared, port, extras });
  /** @param {Credentials} next */
  const goOnWith = (next) => {
    https.renew(tlsOf(next));
    Object.assign(extras, extrasFor(next.root, https.port));
  };
  const close = async () => void (await Promise.all([http.close(), https.close()]));
  return { http: http.url, https: https.url, goOnWith, close };
}

/**
 * Serves an export to the whole network, over http and https, until it is closed. Where the network gives this machine
 * other addresses meanwhile, or the certificate ends, it goes on with a new one.
 *
 * @param {Options} options
 * @returns {Promise<Served & { close: () => Promise<void> }>}
 */
export async function serveLan(options) {
  const { folder, names, addresses = lanAddresses, every = LOOK, onChange = () => {} } = options;
  const look = () => ({ addresses: addresses(), ...credentials({ folder, addresses: addresses(), names }) });
  const made = look();
  const { http, https, goOnWith, close } = await serveBoth(options, made);
  /** @param {typeof made} now @returns {Served} */
  const served = ({ root, isNew, addresses }) => {
    const { fingerprint256 } = new X509Certificate(root);
    return { http, https, fingerprint: fingerprint256, isNew, addresses };
  };
  const change = (/** @type {typeof made} */ next) => {
    goOnWith(next);
    onChange(served(next));
  };
  const end = keepCurrent(look, change, every);
  const endAll = () => {
    end();
    return close();
  };
  return { ...served(made), close: endAll };
}
