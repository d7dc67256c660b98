import { X509Certificate } from 'node:crypto';
import { serve } from '../serve.mjs';
import { lanAddresses } from './addresses.mjs';
import { credentials } from './credentials.mjs';
import { keepCurrent } from './keep-current.mjs';

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
 * @typedef {{ http: string, https: string, fingerprint: string, isNew: boolean, addresses: string[] }} Served
 *   addresses as this machine opens them, the fingerprint of the root, and the addresses of the network
 */

/**
 * @typedef {{
 *   dir: string, folder: string, port: number, httpsPort: number, basePath?: string, names?: string[],
 *   addresses?: () => string[], every?: number, onChange?: (served: Served) => void, onFailure?: (error: unknown) => void,
 * }} Options `folder`: where the authority is kept; `names`: further hosts' names below .local; `every`: how often it is
 *   looked, in ms; `onChange`: something of what is served has changed; `onFailure`: it could not be looked
 */

/** @param {Options} options @param {Credentials} made */
async function serveBoth({ dir, port, httpsPort, basePath }, made) {
  const shared = { dir, basePath, host: ANYWHERE };
  const https = await serve({ ...shared, port: httpsPort, tls: tlsOf(made) });
  // Who does not trust the authority yet comes over http.
  const extras = extrasFor(made.root, https.port);
  const http = await serve({ ...shared, port, extras }).catch(async (error) => {
    await https.close();
    throw error;
  });
  /** @param {Credentials} next */
  const goOnWith = (next) => {
    https.renew(tlsOf(next));
    Object.assign(extras, extrasFor(next.root, https.port));
  };
  const close = async () => void (await Promise.all([http.close(), https.close()]));
  return { at: { http: http.url, https: https.url }, goOnWith, close };
}

/** @param {{ http: string, https: string }} at @param {Credentials & { addresses: string[] }} made @returns {Served} */
const servedAs = (at, { root, isNew, addresses }) => {
  const { fingerprint256: fingerprint } = new X509Certificate(root);
  return { ...at, fingerprint, isNew, addresses };
};

/**
 * Serves an export to the whole network, over http and https, until it is closed. Where the network gives this machine
 * other addresses meanwhile, or the certificate ends, it goes on with a new one.
 *
 * @param {Options} options
 * @returns {Promise<Served & { close: () => Promise<void> }>}
 */
export async function serveLan(options) {
  const { folder, names, addresses: find = lanAddresses, every = LOOK, onChange, onFailure: fail = () => {} } = options;
  const look = () => {
    const addresses = find();
    return { addresses, ...credentials({ folder, addresses, names }) };
  };
  const made = look();
  const { at, goOnWith, close } = await serveBoth(options, made);
  const change = (/** @type {typeof made} */ next) => {
    goOnWith(next);
    onChange?.(servedAs(at, next));
  };
  const end = keepCurrent(made, { look, change, fail, every });
  const endAll = () => {
    end();
    return close();
  };
  return { ...servedAs(at, made), close: endAll };
}
