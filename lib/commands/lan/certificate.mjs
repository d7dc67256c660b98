import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { AsnConvert } from '@peculiar/asn1-schema';
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  Certificate,
  Extensions,
  Name,
  RelativeDistinguishedName,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from '@peculiar/asn1-x509';

/** @typedef {import('node:crypto').KeyObject} KeyObject */
/** @typedef {{ certificate: string, key: string }} Pair both PEM */
/** @typedef {{ notBefore: Date, notAfter: Date }} Span */

/** A day, in milliseconds. */
export const DAY = 24 * 60 * 60 * 1000;

const COMMON_NAME = '2.5.4.3';
const ECDSA_WITH_SHA256 = '1.2.840.10045.4.3.2';

/** @param {Uint8Array} bytes @returns {ArrayBuffer} */
export const bufferOf = (bytes) => new Uint8Array(bytes).buffer;

/** @param {string} commonName */
const nameOf = (commonName) =>
  new Name([
    new RelativeDistinguishedName([
      new AttributeTypeAndValue({ type: COMMON_NAME, value: new AttributeValue({ utf8String: commonName }) }),
    ]),
  ]);

/** A random positive number of 16 bytes. */
function serialNumber() {
  const bytes = randomBytes(16);
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return bufferOf(bytes);
}

/** @param {KeyObject} publicKey */
const keyInfo = (publicKey) =>
  AsnConvert.parse(publicKey.export({ type: 'spki', format: 'der' }), SubjectPublicKeyInfo);

/** The number by which certificates name a key (RFC 5280, 4.2.1.2). @param {KeyObject} publicKey */
export const keyId = (publicKey) =>
  createHash('sha1')
    .update(new Uint8Array(keyInfo(publicKey).subjectPublicKey))
    .digest();

/** A new pair of keys on the curve P-256, which every phone knows. */
export const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** A private key as PEM. @param {KeyObject} key */
export const keyText = (key) => key.export({ type: 'pkcs8', format: 'pem' }).toString();

/**
 * From a day ago, because the clock of a phone may be behind, for so many days to come.
 *
 * @param {number} now in milliseconds since 1970
 * @param {number} days
 * @returns {Span}
 */
export const spanFrom = (now, days) => ({ notBefore: new Date(now - DAY), notAfter: new Date(now + days * DAY) });

/**
 * Whether a certificate is valid now and for so many days to come.
 *
 * @param {import('node:crypto').X509Certificate} certificate
 * @param {number} now in milliseconds since 1970
 * @param {number} days
 */
export const lasts = ({ validFrom, validTo }, now, days) =>
  Date.parse(validFrom) <= now && now + days * DAY < Date.parse(validTo);

/** @param {ArrayBuffer} der */
const pemOf = (der) =>
  `-----BEGIN CERTIFICATE-----\n${Buffer.from(der)
    .toString('base64')
    .replace(/(.{64})(?=.)/g, '$1\n')}\n-----END CERTIFICATE-----\n`;

/**
 * A signed certificate.
 *
 * 2026-11-30: `selfsigned` 5.5.0 makes no name constraints, openssl is not on every machine, and `@peculiar/x509` brings
 * twenty packages. Its structures alone are seven; the signing is Node's own.
 *
 * @param {{
 *   subject: string, publicKey: KeyObject, issuer: string, issuerKey: KeyObject,
 *   span: Span, extensions: import('@peculiar/asn1-x509').Extension[],
 * }} what subject and issuer are common names
 * @returns {string} PEM
 */
export function signedCertificate({ subject, publicKey, issuer, issuerKey, span, extensions }) {
  const signature = new AlgorithmIdentifier({ algorithm: ECDSA_WITH_SHA256 });
  const tbsCertificate = new TBSCertificate({
    version: Version.v3,
    serialNumber: serialNumber(),
    signature,
    issuer: nameOf(issuer),
    validity: new Validity(span),
    subject: nameOf(subject),
    subjectPublicKeyInfo: keyInfo(publicKey),
    extensions: new Extensions(extensions),
  });
  const signatureValue = bufferOf(sign('sha256', new Uint8Array(AsnConvert.serialize(tbsCertificate)), issuerKey));
  return pemOf(
    AsnConvert.serialize(new Certificate({ tbsCertificate, signatureAlgorithm: signature, signatureValue })),
  );
}
