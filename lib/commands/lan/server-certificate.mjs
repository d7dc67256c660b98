import { createPrivateKey, X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import { keyText, lasts, newKeys, signedCertificate, spanFrom } from './certificate.mjs';
import { ofServer } from './extensions.mjs';

/** @typedef {import('./certificate.mjs').Pair} Pair */

/** How long it is valid, in days. 2026-11-30: phones take up to 825 of such an authority; a short one costs nothing. */
const DAYS = 14;

/** With fewer days left a new one is made. */
const DAYS_LEFT = 7;

/** @param {X509Certificate} certificate */
const commonName = (certificate) => String(certificate.toLegacyObject().subject.CN);

/**
 * A certificate for a server with these names, followed by the one that signed it.
 *
 * @param {Pair} authority
 * @param {{ now: number, names: string[] }} wanted hosts and addresses; `now` in milliseconds since 1970
 * @returns {Pair}
 */
export function newServerCertificate(authority, { now, names }) {
  const keys = newKeys();
  const signer = new X509Certificate(authority.certificate);
  const certificate = signedCertificate({
    subject: 'Tallystick',
    publicKey: keys.publicKey,
    issuer: commonName(signer),
    issuerKey: createPrivateKey(authority.key),
    span: spanFrom(now, DAYS),
    extensions: ofServer({ subject: keys.publicKey, issuer: signer.publicKey, names }),
  });
  return { certificate: certificate + authority.certificate, key: keyText(keys.privateKey) };
}

/** As Node writes the names of a certificate. @param {string[]} names */
const subjectAltName = (names) => names.map((name) => `${isIP(name) ? 'IP Address' : 'DNS'}:${name}`).join(', ');

/**
 * Whether a certificate may go on: of this authority, valid for a while, for these names and no other.
 *
 * @param {Pair} pair
 * @param {{ authority: Pair, now: number, names: string[] }} wanted
 */
export function isServerCertificateCurrent({ certificate, key }, { authority, now, names }) {
  const own = new X509Certificate(certificate);
  return (
    own.verify(new X509Certificate(authority.certificate).publicKey) &&
    own.checkPrivateKey(createPrivateKey(key)) &&
    own.subjectAltName === subjectAltName(names) &&
    lasts(own, now, DAYS_LEFT)
  );
}
