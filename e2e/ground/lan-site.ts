import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { credentials } from '../../lib/commands/lan/credentials.mjs';
import { serveLan } from '../../lib/commands/lan/serve-lan.mjs';
import { inRoot } from '../../lib/commands/paths.mjs';
import type { test as Watched } from '../watched';

/** This machine under a name of a home network: no browser takes that for the phone itself. */
const NAME = 'tally.local';

/** Puts a root among those that the browser of this home trusts. False: there is no certutil to do it with. */
function trust(home: string, root: string): boolean {
  const store = join(home, '.pki', 'nssdb');
  mkdirSync(store, { recursive: true });
  writeFileSync(join(home, 'root.crt'), root);
  const certutil = (...args: string[]) => spawnSync('certutil', ['-d', `sql:${store}`, ...args]).status === 0;
  const added = ['-A', '-n', 'tallystick', '-t', 'C,,', '-i', join(home, 'root.crt')];
  return certutil('-N', '--empty-password') && certutil(...added);
}

/** In its place: the browser is told that this one key may sign what it likes. */
function allow(certificate: string): string {
  const { publicKey } = new X509Certificate(certificate);
  const hash = createHash('sha256').update(publicKey.export({ type: 'spki', format: 'der' }));
  return `--ignore-certificate-errors-spki-list=${hash.digest('base64')}`;
}

function makePhones() {
  const home = mkdtempSync(join(tmpdir(), 'tallystick-phones-'));
  const folder = join(home, 'authority');
  const { root, certificate } = credentials({ folder, addresses: [], names: [NAME] });
  const args = [`--host-resolver-rules=MAP ${NAME} 127.0.0.1`];
  const trusting = trust(home, root);
  if (!trusting) args.push(allow(certificate));
  return { home, folder, args, trusting };
}

type Phones = ReturnType<typeof makePhones>;
type Lan = { http: string; https: string; fingerprint: string; close: () => Promise<void> };

async function serveTo({ folder }: Phones): Promise<Lan> {
  const ports = { port: 0, httpsPort: 0 };
  const lan = await serveLan({ ...ports, dir: inRoot('out'), folder, names: [NAME], addresses: () => [] });
  const named = (url: string) => url.replace('localhost', NAME);
  return { ...lan, http: named(lan.http), https: named(lan.https) };
}

/**
 * Puts the pages of a test into a network with this machine in it as `tally.local`: the app is served as
 * `npm start -- --lan` does, and the phones trust its authority. Addresses without a host are those of plain http.
 */
export const inNetwork = (test: typeof Watched) =>
  test.extend<{ lan: Lan }, { phones: Phones }>({
    phones: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that this needs nothing else
      async ({}, use) => {
        const phones = makePhones();
        await use(phones);
        rmSync(phones.home, { recursive: true });
      },
      { scope: 'worker' },
    ],
    launchOptions: [
      async ({ launchOptions, phones }, use) => {
        const args = [...(launchOptions.args ?? []), ...phones.args];
        await use({ ...launchOptions, args, env: { ...process.env, HOME: phones.home } as Record<string, string> });
      },
      { scope: 'worker' },
    ],
    lan: async ({ phones }, use) => {
      const lan = await serveTo(phones);
      await use(lan);
      await lan.close();
    },
    baseURL: async ({ lan }, use) => use(lan.http),
  });
