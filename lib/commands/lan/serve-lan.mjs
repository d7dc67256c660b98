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

/** Renews the certificate whenever it has to be. @param {() => Credentials} look @param {import('../serve.mjs').Serving} https */
function keepCurrent(look, https) {
  let current = look().certificate;
  const timer = setInterval(() => {
    const made = look();
    if (made.certificate === current) return;
    current = made.certificate;
    https.renew(tlsOf(made));
  }, LOOK);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Serves an export to the whole network, over http and https, until it is closed.
 *
 * @param {{
 *   dir: string, folder: string, port: number, httpsPort: number, basePath?: string, names?: string[],
 *   addresses?: () => string[],
 * }} options `folder`: where the authority is kept; `names`: further hosts' names below .local
 */
export async function serveLan({ dir, folder, port, httpsPort, basePath = '', names, addresses = lanAddresses }) {
  const look = () => credentials({ folder, addresses: addresses(), names });
  const made = look();
  const shared = { dir, basePath, host: ANYWHERE };
  const https = await serve({ ...shared, port: httpsPort, tls: tlsOf(made) });
  // Who does not trust the authority yet comes over http.
  const http = await serve({ ...shared, port, extras: extrasFor(made.root, https.port) });
  const end = keepCurrent(look, https);
  const close = async () => {
    end();
    await Promise.all([http.close(), https.close()]);
  };
  const { fingerprint256 } = new X509Certificate(made.root);
  return { http, https, fingerprint: fingerprint256, isNew: made.isNew, addresses: addresses(), close };
}
