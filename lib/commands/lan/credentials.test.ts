import { createPrivateKey, X509Certificate } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inRoot } from '../paths.mjs';
import { DAY } from './certificate.mjs';
import { credentials } from './credentials.mjs';
import { FOLDER } from './lan.mjs';

const NOW = Date.UTC(2026, 10, 30);
let parent: string;
let folder: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'tallystick-authority-'));
  folder = join(parent, 'authority');
});

afterEach(() => rmSync(parent, { recursive: true }));

const at = (days: number, addresses = ['192.168.1.5']) =>
  credentials({ folder, addresses, now: NOW + days * DAY, host: 'a-computer' });
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('Keys and what they signed are readable by their owner only', () => {
  at(0);
  expect(modeOf(folder)).toBe('700');
  const files = readdirSync(folder);
  expect(files).toEqual(['authority.crt', 'authority.key', 'root.crt', 'server.crt', 'server.key']);
  for (const file of files) expect(modeOf(join(folder, file)), file).toBe('600');
});

test('Of the root that phones trust no key is kept', () => {
  const root = new X509Certificate(at(0).root);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.key')))
    expect(root.checkPrivateKey(createPrivateKey(readFileSync(join(folder, file)))), file).toBe(false);
});

test('A key that others may have read is refused in a sentence', () => {
  at(0);
  for (const path of [join(folder, 'authority.key'), join(folder, 'server.key'), folder]) {
    const mode = statSync(path).mode;
    chmodSync(path, mode | 0o040);
    expect(() => at(0), path).toThrow(`Other people of this machine may have read ${path}. Delete the folder`);
    chmodSync(path, mode);
  }
  expect(at(0).isNew).toBe(false);
});

test('Authority and keys are never committed', () => {
  expect(readFileSync(inRoot('.gitignore'), 'utf8').split('\n')).toContain(`${FOLDER}/`);
});

test('What is still good goes on at the next start', () => {
  const first = at(0);
  expect(first.isNew).toBe(true);
  expect(at(6)).toEqual({ ...first, isNew: false });
});

test('The certificate is renewed in time, and when the network gives another address; phones notice nothing', () => {
  const first = at(0);
  const later = at(8);
  expect(later).toMatchObject({ root: first.root, isNew: false });
  expect(later.certificate).not.toBe(first.certificate);
  const elsewhere = at(8, ['10.0.0.7']);
  expect(elsewhere).toMatchObject({ root: first.root, isNew: false });
  expect(new X509Certificate(elsewhere.certificate).subjectAltName).toBe(
    'DNS:localhost, DNS:a-computer.local, IP Address:127.0.0.1, IP Address:10.0.0.7',
  );
});

test('The authority is made anew before it ends, and for an address that it may not vouch for', () => {
  const first = at(0);
  expect(at(160).root).toBe(first.root);
  const second = at(166);
  expect(second.isNew).toBe(true);
  expect(second.root).not.toBe(first.root);
  expect(at(166, ['203.0.113.9']).isNew).toBe(true);
  expect(at(166, ['203.0.113.9']).isNew).toBe(false);
});

test('A damaged file is made anew', () => {
  const first = at(0);
  writeFileSync(join(folder, 'server.crt'), 'nothing', { mode: 0o600 });
  expect(at(0)).toMatchObject({ root: first.root, isNew: false });
  writeFileSync(join(folder, 'authority.key'), '', { mode: 0o600 });
  expect(at(0).isNew).toBe(true);
  expect(at(0).isNew).toBe(false);
});
