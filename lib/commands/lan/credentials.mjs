import { hostname } from 'node:os';
import { isAuthorityCurrent, newAuthority } from './authority.mjs';
import { keep, readKept } from './keeping.mjs';
import { isServerCertificateCurrent, newServerCertificate } from './server-certificate.mjs';

/** @typedef {{ root: string, isNew: boolean, certificate: string, key: string }} Credentials all PEM */

/** Whether a check holds of what files say; of what is no certificate or key, none does. @param {() => boolean} check */
function holds(check) {
  try {
    return check();
  } catch {
    return false;
  }
}

/** This machine as a name within its network: its first part only, of signs that a name may have. */
const ownName = () => (hostname().split('.')[0] ?? '').toLowerCase().replace(/[^a-z0-9-]/g, '') || 'computer';

/** @param {string} folder @param {{ now: number, names: string[], addresses: string[], host: string }} wanted */
function keptAuthority(folder, wanted) {
  const kept = readKept(folder, ['root.crt', 'authority.crt', 'authority.key']);
  const authority = kept && { root: kept['root.crt'], certificate: kept['authority.crt'], key: kept['authority.key'] };
  if (authority && holds(() => isAuthorityCurrent(authority, wanted))) return { authority, isNew: false };
  const made = newAuthority(wanted);
  keep(folder, { 'root.crt': made.root, 'authority.crt': made.certificate, 'authority.key': made.key });
  return { authority: made, isNew: true };
}

/**
 * @param {string} folder
 * @param {{ authority: import('./authority.mjs').Authority, now: number, names: string[] }} wanted
 */
function keptServerCertificate(folder, wanted) {
  const kept = readKept(folder, ['server.crt', 'server.key']);
  const pair = kept && { certificate: kept['server.crt'], key: kept['server.key'] };
  if (pair && holds(() => isServerCertificateCurrent(pair, wanted))) return pair;
  const made = newServerCertificate(wanted.authority, wanted);
  keep(folder, { 'server.crt': made.certificate, 'server.key': made.key });
  return made;
}

/**
 * The certificate of this server for these addresses, and the root that phones are to trust. Both are kept in a folder
 * and renewed in time; `isNew`: the root is another than before, or the first.
 *
 * @param {{ folder: string, addresses: string[], names?: string[], now?: number, host?: string }} where
 *   `names`: further hosts' names below .local; `now` in milliseconds since 1970
 * @returns {Credentials}
 */
export function credentials({ folder, addresses, names = [], now = Date.now(), host = ownName() }) {
  const wanted = { now, host, addresses, names: ['localhost', `${host}.local`, ...names, '127.0.0.1', ...addresses] };
  const { authority, isNew } = keptAuthority(folder, wanted);
  return { root: authority.root, isNew, ...keptServerCertificate(folder, { ...wanted, authority }) };
}
