import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { inRoot } from '../paths.mjs';
import { endOf, start, streamOf } from '../program.mjs';
import { lift, pressAt, strike } from './actions.mjs';
import { openDisplay } from './display.mjs';
import { LANGUAGES, PHONE } from './driver.mjs';
import { ELEMENT, newSession } from './webdriver.mjs';

const HOST = inRoot('lib', 'commands', 'engines', 'webkit-host.py');

/** The driver does not choose a port by itself. @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

/** Waits until the driver answers. @param {string} address @param {import('node:child_process').ChildProcess} driver */
async function answering(address, driver) {
  while (driver.exitCode === null) {
    const response = await fetch(`${address}/status`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('WebKitWebDriver ended before it answered.');
}

/** What the page complains of stands among what the browser prints. @param {import('node:stream').Readable} output */
function complaintsIn(output) {
  /** @type {string[]} */
  const complaints = [];
  createInterface(output).on('line', (line) => {
    if (/CONSOLE (JS|SECURITY) ERROR/.test(line)) complaints.push(line);
  });
  return complaints;
}

/**
 * WebKitGTK, by its WebDriver, in a window of our own: its MiniBrowser forgets everything when it is driven.
 *
 * @param {import('./driver.mjs').Profile} profile
 * @param {{ python: string, webdriver: string, xvfb: string }} programs
 * @returns {Promise<import('./driver.mjs').Driver>}
 */
export async function openWebkit(profile, { python, webdriver, xvfb }) {
  const display = await openDisplay(xvfb);
  const port = await freePort();
  const driver = start(webdriver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, DISPLAY: display.name, GDK_BACKEND: 'x11', LC_ALL: 'C.UTF-8' },
  });
  const complaints = complaintsIn(streamOf(driver, 1));
  const address = `http://127.0.0.1:${port}`;
  await answering(address, driver);
  const window = [profile.folder, profile.downloads, LANGUAGES.join(','), `${PHONE.width}`, `${PHONE.height}`];
  const session = await newSession(address, {
    'webkitgtk:browserOptions': { binary: python, args: [HOST, ...window] },
  });
  /** @param {string} script @returns {Promise<any>} */
  const run = (script) => session.post('/execute/sync', { script, args: [] });
  return {
    open: (url) => session.post('/url', { url }),
    reload: () => session.post('/refresh'),
    run,
    press: (x, y) => session.post('/actions', { actions: pressAt(x, y) }),
    release: () => session.post('/actions', { actions: lift() }),
    type: (text) => session.post('/actions', { actions: strike(text) }),
    choose: async (script, path) => {
      const { [ELEMENT]: field } = await run(script);
      await session.post(`/element/${field}/value`, { text: path });
    },
    picture: async () => Buffer.from(await session.get('/screenshot'), 'base64'),
    complaints: () => complaints,
    close: async () => {
      // The window may be gone before the driver looks for it.
      await session.end().catch(() => {});
      driver.kill();
      await endOf(driver);
      await display.close();
    },
  };
}
