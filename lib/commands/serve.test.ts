import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { serve } from './serve.mjs';

const FILES = ['index.html', 'new/index.html', '404.html', 'sw.js', '_next/static/a-1f.js'];

let dir: string;
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'tallystick-serve-'));
  for (const file of FILES) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), file);
  }
});

afterAll(() => rmSync(dir, { recursive: true, force: true }));
afterEach(() => server.close());

const get = (path: string, method = 'GET') => fetch(new URL(path, server.url), { method, redirect: 'manual' });

test('Pages and the worker are asked for again each time, files with a hash never', async () => {
  server = await serve({ dir });
  for (const path of ['/', '/new/', '/sw.js']) expect((await get(path)).headers.get('cache-control')).toBe('no-cache');
  expect((await get('/_next/static/a-1f.js')).headers.get('cache-control')).toContain('immutable');
});

test('An unknown address gets our own page and says that it is unknown', async () => {
  server = await serve({ dir });
  const response = await get('/nothing');
  expect([response.status, await response.text()]).toEqual([404, '404.html']);
  for (const path of ['/..%2fsecret', '//host/new', '/%E0%A4%A'])
    expect((await get(`${server.url}${path.slice(1)}`)).status).toBe(404);
});

test('A missing last slash leads to the page, with what was asked', async () => {
  server = await serve({ dir });
  const response = await get('/new?id=a%20b');
  expect([response.status, response.headers.get('location')]).toEqual([308, '/new/?id=a%20b']);
});

test('The app lives under a path, and nowhere else', async () => {
  server = await serve({ dir, basePath: '/games/tallystick' });
  expect((await get('/games/tallystick')).headers.get('location')).toBe('/games/tallystick/');
  expect((await get('/games/tallystick/new/?id=1')).status).toBe(200);
  for (const path of ['/', '/new/', '/games/tallystick-more']) expect((await get(path)).status).toBe(404);
});

test('Every answer carries the headers that keep it safe, and only reading is possible', async () => {
  server = await serve({ dir });
  for (const path of ['/', '/nothing', '/new']) {
    const { headers } = await get(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.has('strict-transport-security')).toBe(false);
  }
  expect((await get('/', 'POST')).status).toBe(405);
  expect((await get('/new/', 'HEAD')).status).toBe(200);
});

test('A port that is taken is named in a sentence', async () => {
  server = await serve({ dir });
  await expect(serve({ dir, port: server.port })).rejects.toThrow(`Port ${server.port} is taken by another program`);
});
