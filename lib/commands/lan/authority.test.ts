import { spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { expect, test } from 'vitest';
import { newAuthority } from './authority.mjs';
import { DAY } from './certificate.mjs';
import { newServerCertificate } from './server-certificate.mjs';

const now = Date.now();
const authority = newAuthority({ now, addresses: ['203.0.113.9'], host: 'a-computer' });
const certificateFor = (...names: string[]) => newServerCertificate(authority, { now, names });

/** What a phone that trusts the root says of a server with this certificate: "trusted", or why not. */
async function verdict({ certificate: cert, key }: { certificate: string; key: string }, name: string) {
  const server = createServer({ cert, key });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const said = await new Promise<string>((resolve) => {
    const servername = /^[\d.]+$/.test(name) ? '' : name;
    const phone = connect({ port, host: '127.0.0.1', servername, ca: authority.root }, () => resolve('trusted'));
    phone.once('error', (error) => resolve(error.message));
    phone.once('secureConnect', () => phone.end());
  });
  server.close();
  server.closeAllConnections();
  return said;
}

test('A phone that trusts the root trusts the server at its names and addresses', async () => {
  expect(await verdict(certificateFor('localhost'), 'localhost')).toBe('trusted');
  expect(await verdict(certificateFor('a-computer.local'), 'a-computer.local')).toBe('trusted');
  expect(await verdict(certificateFor('127.0.0.1'), '127.0.0.1')).toBe('trusted');
});

const outside = ['example.com', 'local.example', 'notlocal', '8.8.8.8', '203.0.113.10', '2001:db8::1'];

test.each(outside)('The authority vouches for nothing outside a home: not for %s', async (name) => {
  // The constraint is looked at before the name that was asked for.
  expect(await verdict(certificateFor('localhost', name), 'localhost')).toBe('permitted subtree violation');
});

test('A phone that does not know the root trusts nothing of it', () => {
  const leaf = new X509Certificate(certificateFor('localhost').certificate);
  const other = newAuthority({ now, addresses: [], host: 'a-computer' });
  expect(leaf.verify(new X509Certificate(other.certificate).publicKey)).toBe(false);
});

/** What openssl says of a certificate; undefined where there is none of it on this machine. */
function opensslSays({ certificate }: { certificate: string }): string | undefined {
  const dir = mkdtempSync(join(tmpdir(), 'tallystick-openssl-'));
  const files = { root: authority.root, own: authority.certificate, server: certificate };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
  const args = ['verify', '-x509_strict', '-CAfile', 'root', '-untrusted', 'own', 'server'];
  const { error, stdout, stderr } = spawnSync('openssl', args, { cwd: dir, encoding: 'utf8' });
  rmSync(dir, { recursive: true });
  return error ? undefined : stdout + stderr;
}

test('The certificates keep strictly to the standard, which openssl judges where it is installed', () => {
  const within = opensslSays(certificateFor('localhost', '192.168.1.5', '203.0.113.9'));
  const without = opensslSays(certificateFor('example.com'));
  if (within === undefined) return console.log('openssl: not available on this machine; Node judged above.');
  expect(within).toBe('server: OK\n');
  expect(without).toContain('permitted subtree violation');
});

test('The authority lasts half a year and a server certificate two weeks', () => {
  const days = (pem: string) => (Date.parse(new X509Certificate(pem).validTo) - now) / DAY;
  expect(days(authority.root)).toBeCloseTo(180, 2);
  expect(days(authority.certificate)).toBeCloseTo(180, 2);
  expect(days(certificateFor('localhost').certificate)).toBeCloseTo(14, 2);
});

test('What is signed is for servers only, and is no authority itself', () => {
  const leaf = new X509Certificate(certificateFor('localhost').certificate);
  expect(leaf.ca).toBe(false);
  expect(leaf.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1']);
  expect(leaf.checkHost('localhost')).toBe('localhost');
});
