import { mkdirSync, mkdtempSync, ReadStream, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { credentials } from './lan/credentials.mjs';
import { serve } from './serve.mjs';
import { sendTo, statusOf } from './testing/raw-http';

/** More bytes than wait anywhere between a server and who does not take them in. */
const LARGE = 32_000_000;

/** In ms; far more than a request takes on this machine. */
const PATIENCE = 300;

let dir: string;
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'tallystick-patience-'));
  mkdirSync(join(dir, 'out'));
  for (const file of ['index.html', '404.html', 'large.woff2']) writeFileSync(join(dir, 'out', file), file);
  truncateSync(join(dir, 'out', 'large.woff2'), LARGE);
  server = await serve({ dir: join(dir, 'out'), patience: PATIENCE });
});

afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true });
});

test('Whoever sends a request drop by drop, or nothing, is let go', async () => {
  expect(statusOf(await sendTo(server.port, 'GET / HTTP/1.1\r\nHost:'))).toBe(408);
  expect(statusOf(await sendTo(server.port, ''))).toBe(408);
});

test.each<[string, (socket: Socket) => unknown]>([
  ['goes away', (socket) => socket.once('data', () => socket.destroy())],
  ['takes nothing in', (socket) => socket.pause()],
])('Whoever asks for a large file and %s is let go, and the file is closed', async (_what, behave) => {
  const closed = vi.spyOn(ReadStream.prototype, '_destroy');
  const socket = connect(server.port, '127.0.0.1', () => socket.write('GET /large.woff2 HTTP/1.1\r\nHost: x\r\n\r\n'));
  behave(socket);
  await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(1), 5_000);
  socket.destroy();
  closed.mockRestore();
});

test('Whoever never ends the greeting of https is let go', async () => {
  const { certificate, key } = credentials({ folder: join(dir, 'authority'), addresses: [] });
  const tls = await serve({ dir: join(dir, 'out'), patience: PATIENCE, tls: { cert: certificate, key } });
  expect(await sendTo(tls.port, '\x16\x03\x01')).toBe('');
  expect(await sendTo(tls.port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n')).not.toContain('200');
  await tls.close();
});
