import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import jsQR from 'jsqr';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { serve } from '../serve.mjs';
import { said } from './lan.mjs';
import { ABOUT_FILE, ROOT_FILE, serveLan } from './serve-lan.mjs';
import { wantsLan } from './wants-lan.mjs';

let parent: string;
let serving: Awaited<ReturnType<typeof serveLan>>;
let addresses = ['192.168.100.200', '10.0.0.7'];
const onChange = vi.fn();

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'tallystick-lan-'));
  const [dir, folder] = [join(parent, 'out'), join(parent, 'authority')];
  mkdirSync(dir);
  for (const file of ['index.html', '404.html']) writeFileSync(join(dir, file), file);
  const ports = { port: 0, httpsPort: 0 };
  serving = await serveLan({ ...ports, dir, folder, addresses: () => addresses, every: 20, onChange });
});

afterAll(async () => {
  await serving.close();
  rmSync(parent, { recursive: true });
});

/** What a terminal shows, without what only colours it. */
const plain = (text: string) => text.replace(new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g'), '');

/** Reads the code that stands in lines of a terminal, as a camera does: each sign is two modules, upper and lower. */
function readCode(lines: string[]): string | undefined {
  const scale = 4;
  const wide = lines[0]?.length ?? 0;
  const [width, height] = [wide * scale, lines.length * 2 * scale];
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const sign = lines[Math.floor(y / scale / 2)]?.[Math.floor(x / scale)] ?? ' ';
      const light = (Math.floor(y / scale) % 2 === 0 ? '█▀' : '█▄').includes(sign);
      pixels.fill(light ? 255 : 0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return jsQR(pixels, width, height)?.data;
}

test('The code in the terminal leads a phone to the address of the network', () => {
  const lines = plain(said(serving, { colours: true })).split('\n');
  const code = lines.slice(0, lines.indexOf(''));
  expect(readCode(code)).toBe(serving.http.replace('localhost', '192.168.100.200'));
});

test('What is said fits 80 columns, in colours and without', () => {
  const bare = said(serving, { colours: false });
  expect(plain(said(serving, { colours: true }))).toBe(bare);
  for (const line of bare.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
});

test('Each address is said with what works there, and with how tables move between them', () => {
  const text = said(serving, { colours: false });
  expect(text).toMatch(/^http:\/\/192\.168\.100\.200:\d+\/\n {2}Scoring works at once\. Working offline, installing/m);
  expect(text).toMatch(/^https:\/\/192\.168\.100\.200:\d+\/\n {2}Everything works, once the phone trusts/m);
  expect(text).toMatch(/^http:\/\/localhost:\d+\/\n {2}Everything works, on this machine alone/m);
  expect(text).toContain('Each address keeps tables of its own');
  expect(text).toContain('The authority is new');
  expect(text.replace(/\s/g, '')).toContain(serving.fingerprint);
  expect(text).toContain('Other addresses of this machine: 10.0.0.7.');
});

test('A machine without a network says so', () => {
  expect(said({ ...serving, addresses: [] }, { colours: false })).toContain('This machine is in no network');
});

/** Opens the https address as a phone that trusts this root, or none. */
const overHttps = (ca?: string) =>
  new Promise<string>((resolve) => {
    const asked = request(new URL(serving.https), { ca }, (response) => resolve(`${response.statusCode}`));
    asked.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
    asked.end();
  });

test('The authority is fetched over http, and with it https is trusted', async () => {
  const file = await fetch(new URL(`.${ROOT_FILE}`, serving.http));
  expect(file.headers.get('content-type')).toBe('application/x-x509-ca-cert');
  const root = Buffer.from(await file.arrayBuffer()).toString('base64');
  expect(await overHttps()).toBe('UNABLE_TO_GET_ISSUER_CERT_LOCALLY');
  expect(await overHttps(`-----BEGIN CERTIFICATE-----\n${root}\n-----END CERTIFICATE-----\n`)).toBe('200');
});

/** The names in the certificate that the https address shows now. */
const namesNow = () =>
  new Promise<string | undefined>((resolve, reject) => {
    const phone = connect({ port: Number(new URL(serving.https).port), rejectUnauthorized: false }, () => {
      resolve(phone.getPeerCertificate().subjectaltname);
      phone.end();
    });
    phone.once('error', reject);
  });

test('Where the network gives another address, the certificate follows, and the terminal says so', async () => {
  expect(await namesNow()).toContain('IP Address:192.168.100.200, IP Address:10.0.0.7');
  expect(onChange).not.toHaveBeenCalled();
  const before = addresses;
  addresses = ['192.168.1.9'];
  await vi.waitFor(async () => expect(await namesNow()).toMatch(/IP Address:127\.0\.0\.1, IP Address:192\.168\.1\.9$/));
  expect(onChange.mock.calls).toEqual([[expect.objectContaining({ addresses, fingerprint: serving.fingerprint })]]);
  addresses = before;
});

test('The app is told where https is, and nothing of what is secret', async () => {
  const about = await fetch(new URL(`.${ABOUT_FILE}`, serving.http));
  expect(await about.json()).toEqual({ port: Number(new URL(serving.https).port), fingerprint: serving.fingerprint });
  for (const path of ['authority/authority.key', 'authority.key', '../authority.key', '.authority/authority.key'])
    expect((await fetch(new URL(path, serving.http))).status, path).toBe(404);
});

test('Below a path of its address, everything lies below it', async () => {
  const [dir, folder] = [join(parent, 'out'), join(parent, 'authority')];
  const basePath = '/games/tallystick';
  const below = await serveLan({ dir, folder, port: 0, httpsPort: 0, basePath, addresses: () => ['10.0.0.7'] });
  expect(said(below, { colours: false })).toMatch(/http:\/\/10\.0\.0\.7:\d+\/games\/tallystick\/address\/ tells how/);
  expect((await fetch(new URL(`.${ROOT_FILE}`, below.http))).status).toBe(200);
  expect((await fetch(new URL(ROOT_FILE, below.http))).status).toBe(404);
  await below.close();
});

test('Where one port is taken the start is refused, and the other port is free again', async () => {
  const [dir, folder] = [join(parent, 'out'), join(parent, 'authority')];
  const free = await serve({ dir, host: '0.0.0.0' });
  await free.close();
  const ports = { port: Number(new URL(serving.http).port), httpsPort: free.port };
  await expect(serveLan({ ...ports, dir, folder, addresses: () => [] })).rejects.toThrow(`Port ${ports.port} is taken`);
  await (await serve({ dir, host: '0.0.0.0', port: free.port })).close();
});

test('npm start knows --lan and nothing else', () => {
  expect(wantsLan([])).toBe(false);
  expect(wantsLan(['--lan'])).toBe(true);
  expect(() => wantsLan(['--wan'])).toThrow('this is --wan');
});
