import { isIP } from 'node:net';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import {
  AuthorityKeyIdentifier,
  BasicConstraints,
  Certificate,
  ExtendedKeyUsage,
  Extension,
  GeneralName,
  GeneralSubtree,
  GeneralSubtrees,
  id_ce_authorityKeyIdentifier,
  id_ce_basicConstraints,
  id_ce_extKeyUsage,
  id_ce_keyUsage,
  id_ce_nameConstraints,
  id_ce_subjectAltName,
  id_ce_subjectKeyIdentifier,
  id_kp_serverAuth,
  KeyIdentifier,
  KeyUsage,
  KeyUsageFlags,
  NameConstraints,
  SubjectAlternativeName,
  SubjectKeyIdentifier,
} from '@peculiar/asn1-x509';
import { bufferOf, keyId } from './certificate.mjs';

/** @typedef {import('node:crypto').KeyObject} KeyObject */

/** @param {string} extnID @param {boolean} critical @param {object} value */
const extension = (extnID, critical, value) =>
  new Extension({ extnID, critical, extnValue: new OctetString(AsnConvert.serialize(value)) });

/** @param {string} name a host's name, an address, or a range of addresses */
const generalName = (name) => new GeneralName(isIP(name.split('/')[0] ?? '') ? { iPAddress: name } : { dNSName: name });

/** @param {KeyObject} subject @param {KeyObject} issuer */
const keyIds = (subject, issuer) => [
  extension(id_ce_subjectKeyIdentifier, false, new SubjectKeyIdentifier(bufferOf(keyId(subject)))),
  extension(
    id_ce_authorityKeyIdentifier,
    false,
    new AuthorityKeyIdentifier({ keyIdentifier: new KeyIdentifier(bufferOf(keyId(issuer))) }),
  ),
];

/** Servers only: such a certificate vouches for no mail, program or person. */
const forServers = () => extension(id_ce_extKeyUsage, false, new ExtendedKeyUsage([id_kp_serverAuth]));

/**
 * What makes a certificate an authority, for servers of the permitted names only.
 *
 * @param {{ subject: KeyObject, issuer: KeyObject, below: number, permitted: import('./names.mjs').Permitted }} what
 *   `below`: how many authorities may stand between it and a server
 */
export const ofAuthority = ({ subject, issuer, below, permitted: { names, ranges } }) => [
  extension(id_ce_basicConstraints, true, new BasicConstraints({ cA: true, pathLenConstraint: below })),
  extension(id_ce_keyUsage, true, new KeyUsage(KeyUsageFlags.keyCertSign)),
  forServers(),
  extension(
    id_ce_nameConstraints,
    true,
    new NameConstraints({
      permittedSubtrees: new GeneralSubtrees(
        [...names, ...ranges].map((name) => new GeneralSubtree({ base: generalName(name) })),
      ),
    }),
  ),
  ...keyIds(subject, issuer),
];

/**
 * What makes a certificate one of a server.
 *
 * @param {{ subject: KeyObject, issuer: KeyObject, names: string[] }} what
 */
export const ofServer = ({ subject, issuer, names }) => [
  extension(id_ce_basicConstraints, true, new BasicConstraints({ cA: false })),
  extension(id_ce_keyUsage, true, new KeyUsage(KeyUsageFlags.digitalSignature)),
  forServers(),
  extension(id_ce_subjectAltName, false, new SubjectAlternativeName(names.map(generalName))),
  ...keyIds(subject, issuer),
];

/**
 * The names and ranges that an authority is held to.
 *
 * @param {Uint8Array} der its certificate
 * @returns {import('./names.mjs').Permitted}
 */
export function permittedBy(der) {
  const { extensions = [] } = AsnConvert.parse(der, Certificate).tbsCertificate;
  const found = [...extensions].find(({ extnID }) => extnID === id_ce_nameConstraints);
  const subtrees = found ? [...(AsnConvert.parse(found.extnValue, NameConstraints).permittedSubtrees ?? [])] : [];
  return {
    names: subtrees.flatMap(({ base }) => base.dNSName ?? []),
    ranges: subtrees.flatMap(({ base }) => base.iPAddress ?? []),
  };
}
