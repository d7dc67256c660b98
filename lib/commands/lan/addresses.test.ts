import type { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { lanAddresses } from './addresses.mjs';

const place = (address: string, family = 'IPv4', internal = false) => ({ address, family, internal });

test('The address that a phone most likely reaches comes first, and none that it cannot', () => {
  const interfaces = {
    lo: [place('127.0.0.1', 'IPv4', true), place('::1', 'IPv6', true)],
    docker0: [place('172.17.0.1')],
    eth0: [place('10.1.2.3'), place('fe80::1', 'IPv6')],
    wlan0: [place('192.168.1.5'), place('169.254.3.4')],
    ppp0: [place('203.0.113.9')],
  } as unknown as ReturnType<typeof networkInterfaces>;
  expect(lanAddresses(interfaces)).toEqual(['192.168.1.5', '10.1.2.3', '203.0.113.9', '172.17.0.1']);
});

test('A machine without a network has none', () => {
  expect(lanAddresses({})).toEqual([]);
});
