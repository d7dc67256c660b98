import { inRoot } from '../paths.mjs';
import { portFrom } from '../port.mjs';
import { here } from '../serve.mjs';
import { qrCode } from './qr.mjs';
import { serveLan } from './serve-lan.mjs';
import { whatWorks } from './what-works.mjs';

/** The authority of this clone: never committed, and apart from what may be cleared at any time. */
export const FOLDER = '.authority';

/**
 * What a terminal says once the network is served.
 *
 * @param {import('./serve-lan.mjs').Served} served
 * @param {{ colours: boolean }} terminal
 */
export function said({ http, https, fingerprint, isNew, addresses }, terminal) {
  const [host = 'localhost'] = addresses;
  /** @param {string} url */
  const onPhones = (url) => url.replace('//localhost:', `//${host}:`);
  const address = onPhones(http);
  const works = whatWorks({
    here: http,
    http: address,
    https: onPhones(https),
    about: `${address}address/`,
    fingerprint,
  });
  return [
    qrCode(address, terminal),
    works,
    ...(isNew ? ['The authority is new: phones that trusted an older one have to trust it anew.'] : []),
    ...(addresses.length > 1 ? [`Other addresses of this machine: ${addresses.slice(1).join(', ')}.`] : []),
    ...(addresses.length === 0 ? ['This machine is in no network: only this machine reaches it.'] : []),
  ].join('\n\n');
}

/** Serves the export of this repository to the network, and answers what to say of it. */
export async function serveAppToLan() {
  const ports = { port: here().port, httpsPort: portFrom('HTTPS_PORT', 4443) };
  const terminal = { colours: process.stdout.isTTY === true && !process.env.NO_COLOR };
  const onChange = (/** @type {import('./serve-lan.mjs').Served} */ served) =>
    console.log(`\nThe network or the certificate has changed:\n\n${said(served, terminal)}`);
  const onFailure = (/** @type {unknown} */ error) =>
    console.error(
      `\nWhat is served goes on as it is, but cannot follow the network or renew its certificate: ${error}`,
    );
  return said(await serveLan({ ...here(), ...ports, folder: inRoot(FOLDER), onChange, onFailure }), terminal);
}
