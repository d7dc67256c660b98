import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from './serve.mjs';
import { sendTo, statusOf } from './testing/raw-http';

let dir: string;
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'tallystick-hostile-'));
  mkdirSync(join(dir, 'out', 'new'), { recursive: true });
  for (const file of ['index.html', '404.html', 'new/index.html', '.secret'])
    writeFileSync(join(dir, 'out', file), file);
  writeFileSync(join(dir, 'beside.html'), 'beside');
  server = await serve({ dir: join(dir, 'out'), patience: 300 });
});

afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true });
});

const send = (bytes: string, port = server.port) => sendTo(port, bytes);
const ask = (address: string, headers = '') =>
  send(`GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`);

test.each([
  '/../beside.html',
  '/%2e%2e/beside.html',
  '/..%2fbeside.html',
  '/%252e%252e/beside.html',
  '/new/../../beside.html',
  '/..%5cbeside.html',
  '/.secret',
  '/%2esecret',
  '/new/%00',
  '/%00',
  '/%',
  '/%c0%ae%c0%ae/beside.html',
  '//beside.html',
  '*',
  'http://elsewhere.example/new',
  `/${'a/'.repeat(4000)}`,
])('No address leads out of the export: %s', async (address) => {
  const said = await ask(address);
  expect(statusOf(said)).toBe(404);
  expect(said).toContain('404.html');
});

test.each([['/new?a\x7f'], ['/new?a\x01'], ['/new?a\xff'], ['/n\xe9w']])(
  'An address with signs that none may have is refused: %j',
  async (address) => {
    expect(statusOf(await ask(address))).toBe(400);
  },
);

test('The address that is moved to is one of this host, whatever host was named', async () => {
  const said = await ask('/new?id=1', 'Host: elsewhere.example\r\n');
  expect(said).toContain('Location: /new/?id=1\r\n');
  expect(said).not.toContain('elsewhere');
});

test('A part of a file that ends before it begins does not end the server', async () => {
  expect(statusOf(await ask('/', 'Range: bytes=9-3\r\n'))).toBe(200);
  expect(statusOf(await ask('/'))).toBe(200);
});

test('A file that is gone since the start ends its answer, and not the server', async () => {
  const gone = await serve({ dir: join(dir, 'out') });
  renameSync(join(dir, 'out', 'new'), join(dir, 'out', 'old'));
  const request = 'GET /new/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
  expect(await send(request, gone.port)).not.toContain('new/index.html');
  renameSync(join(dir, 'out', 'old'), join(dir, 'out', 'new'));
  expect(await send(request, gone.port)).toContain('new/index.html');
  await gone.close();
});

test('Nothing but reading is possible', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'TRACE', 'OPTIONS', 'PATCH'])
    expect(statusOf(await send(`${method} / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nab`)), method).toBe(405);
});

test('A header without end is refused', async () => {
  expect(statusOf(await ask('/', `X: ${'a'.repeat(20_000)}\r\n`))).toBe(431);
});

test('What speaks no http is refused', async () => {
  expect(statusOf(await send('\x16\x03\x01\x00'))).toBe(400);
  expect(statusOf(await send('GET / HTTP/1.1\r\nHost: x\r\nHost : y\r\n\r\n'))).toBe(400);
});

/** Whether a connection to the server at an address comes about. */
const reaches = (host: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(server.port, host);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

test('Unless it is asked for, no other machine reaches the app', async () => {
  expect(await reaches('127.0.0.1')).toBe(true);
  const others = Object.values(networkInterfaces()).flatMap((places = []) =>
    places.filter(({ internal }) => !internal),
  );
  const addresses = others.filter(({ family }) => family === 'IPv4').map(({ address }) => address);
  // One more, for a machine that is in no network: where every address is listened at, so is this.
  for (const address of [...addresses, '127.0.0.2']) expect(await reaches(address), address).toBe(false);
  const open = await serve({ dir: join(dir, 'out'), host: '0.0.0.0' });
  expect((await send('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', open.port)).length).toBeGreaterThan(0);
  await open.close();
});
