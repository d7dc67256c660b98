import { createPrivateKey, X509Certificate } from 'node:crypto';
import { keyText, lasts, newKeys, signedCertificate, spanFrom } from './certificate.mjs';
import { ofAuthority, permittedBy } from './extensions.mjs';
import { isPermitted, permittedFor } from './names.mjs';

/** @typedef {{ root: string, certificate: string, key: string }} Authority all PEM; `key` belongs to `certificate` */

/** How long phones may trust it, in days: a season of evenings. */
const DAYS = 180;

/** With fewer days left a new one is made. */
const DAYS_LEFT = 15;

/**
 * An authority for servers at permitted names, in two steps: phones trust the root, and the root has signed the one
 * certificate that signs servers.
 *
 * 2026-11-30: two steps, because systems differ in whether they hold a root that was trusted by hand to its name
 * constraints, but all hold a certificate below it to them. The key of the root is forgotten here, once it has signed:
 * nobody can ever take it. What may be taken, the key in the second step, signs nothing outside a home.
 *
 * @param {{ now: number, addresses: string[], host: string }} at milliseconds since 1970; `host` names this machine
 * @returns {Authority}
 */
export function newAuthority({ now, addresses, host }) {
  const span = spanFrom(now, DAYS);
  const permitted = permittedFor(addresses);
  const [root, own] = [newKeys(), newKeys()];
  // A common name has at most 64 characters.
  const issuer = `Tallystick on ${host.slice(0, 20)} until ${span.notAfter.toISOString().slice(0, 10)}`;
  const signed = { issuer, issuerKey: root.privateKey, span };
  const ofRoot = { subject: root.publicKey, issuer: root.publicKey, below: 1, permitted };
  const ofOwn = { subject: own.publicKey, issuer: root.publicKey, below: 0, permitted };
  return {
    root: signedCertificate({ ...signed, subject: issuer, publicKey: root.publicKey, extensions: ofAuthority(ofRoot) }),
    certificate: signedCertificate({
      ...signed,
      subject: `${issuer}: servers`,
      publicKey: own.publicKey,
      extensions: ofAuthority(ofOwn),
    }),
    key: keyText(own.privateKey),
  };
}

/**
 * Whether an authority may go on: sound, valid for a while, and permitted to vouch for these names.
 *
 * @param {Authority} authority
 * @param {{ now: number, names: string[] }} wanted
 */
export function isAuthorityCurrent({ root, certificate, key }, { now, names }) {
  const [top, own] = [new X509Certificate(root), new X509Certificate(certificate)];
  const permitted = permittedBy(own.raw);
  return (
    own.verify(top.publicKey) &&
    own.checkPrivateKey(createPrivateKey(key)) &&
    lasts(own, now, DAYS_LEFT) &&
    names.every((name) => isPermitted(name, permitted))
  );
}
