import { networkInterfaces } from 'node:os';

/** Adapters of virtual machines, containers and tunnels, which no phone of the table reaches. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|wg|zt|tailscale|awdl|llw)/i;

/** Where home networks have their addresses, the commonest first. */
const USUAL = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];

/** @param {{ name: string, address: string }} place smaller comes first */
function rank({ name, address }) {
  const usual = USUAL.findIndex((range) => range.test(address));
  return (VIRTUAL.test(name) ? 10 : 0) + (usual < 0 ? USUAL.length : usual);
}

/**
 * The IPv4 addresses under which other devices of the network reach this one, the likeliest first.
 *
 * 2026-11-30: IPv4 alone. A phone that has no IPv4 at home is not known to exist, and a link-local IPv6 address carries
 * the name of an adapter of this machine, which no browser accepts.
 *
 * @param {ReturnType<typeof networkInterfaces>} [interfaces]
 */
export function lanAddresses(interfaces = networkInterfaces()) {
  return Object.entries(interfaces)
    .flatMap(([name, places = []]) => places.map((place) => ({ name, ...place })))
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .sort((one, other) => rank(one) - rank(other))
    .map(({ address }) => address);
}
