import { BlockList, isIP } from 'node:net';

/** Names that never leave a home. A name stands for all names below it. */
const NAMES = ['localhost', 'local'];

/** Addresses that never leave a home: RFC 1918, RFC 3927, RFC 4193, link-local IPv6 and this machine itself. */
const RANGES = ['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16'];
const RANGES_6 = ['::1/128', 'fc00::/7', 'fe80::/10'];

/** @typedef {{ names: string[], ranges: string[] }} Permitted names, and addresses as "10.0.0.0/8" */

/** @param {string} range */
function blockOf(range) {
  const [net = '', prefix] = range.split('/');
  const block = new BlockList();
  block.addSubnet(net, Number(prefix), isIP(net) === 6 ? 'ipv6' : 'ipv4');
  return block;
}

/** @param {string} address @param {string[]} ranges */
const inRanges = (address, ranges) =>
  ranges.some((range) => blockOf(range).check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'));

/**
 * Whether a certificate may name this.
 *
 * @param {string} name a host's name or an address
 * @param {Permitted} permitted
 */
export const isPermitted = (name, { names, ranges }) =>
  isIP(name) ? inRanges(name, ranges) : names.some((one) => name === one || name.endsWith(`.${one}`));

/**
 * All that an authority made here may ever vouch for: what never leaves a home, and those addresses of this machine
 * that lie elsewhere (some networks give out such), each alone.
 *
 * @param {string[]} addresses
 * @returns {Permitted}
 */
export function permittedFor(addresses) {
  const own = addresses.filter((address) => !inRanges(address, RANGES)).map((address) => `${address}/32`);
  return { names: NAMES, ranges: [...RANGES, ...RANGES_6, ...own] };
}
