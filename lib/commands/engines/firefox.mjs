import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endOf, lineWith, start, streamOf } from '../program.mjs';
import { lift, pressAt, strike } from './actions.mjs';
import { connectBidi } from './bidi.mjs';
import { LANGUAGES, PHONE } from './driver.mjs';

/** @param {import('./driver.mjs').Profile} profile */
function writePreferences({ folder, downloads }) {
  const preferences = {
    'intl.accept_languages': LANGUAGES.join(','),
    'browser.download.folderList': 2,
    'browser.download.dir': downloads,
    'browser.download.alwaysOpenPanel': false,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
  };
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(folder, 'user.js'), `${lines.join('\n')}\n`);
}

/** Starts the browser, and connects to the address that it prints. @param {string} program @param {string} folder */
function startFirefox(program, folder) {
  const args = ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0', 'about:blank'];
  return start(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: folder } });
}

/** A font that was under way when somebody left the page: NS_BINDING_ABORTED. */
const LEFT = /^downloadable font: download failed .*status=2152398850/;

/** What an entry of the log complains of. @param {any} entry @returns {string[]} */
const complaintOf = ({ type, level, text }) =>
  (type === 'javascript' && level === 'error' && !LEFT.test(text)) || /content.security.policy/i.test(text)
    ? [text]
    : [];

/**
 * Firefox, by WebDriver BiDi, which it speaks itself.
 *
 * @param {import('./driver.mjs').Profile} profile
 * @param {{ firefox: string }} programs
 * @returns {Promise<import('./driver.mjs').Driver>}
 */
export async function openFirefox(profile, { firefox }) {
  writePreferences(profile);
  const browser = startFirefox(firefox, profile.folder);
  const [, address] = await lineWith(streamOf(browser, 2), /WebDriver BiDi listening on (ws:\S+)/);
  /** @type {string[]} */
  const complaints = [];
  const { ask, close } = await connectBidi(`${address}/session`, (_method, entry) =>
    complaints.push(...complaintOf(entry)),
  );
  await ask('session.new', { capabilities: {} });
  await ask('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await ask('browsingContext.getTree', {});
  const { context } = contexts[0];
  await ask('browsingContext.setViewport', { context, viewport: PHONE });
  /** @param {string} script */
  const call = async (script) => {
    const functionDeclaration = `async () => { ${script} }`;
    const { result, exceptionDetails } = await ask('script.callFunction', {
      ...{ functionDeclaration, awaitPromise: true, target: { context } },
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result;
  };
  return {
    open: async (url) => void (await ask('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async () => void (await ask('browsingContext.reload', { context, wait: 'complete' })),
    run: async (script) => {
      const { value } = await call(`return JSON.stringify(await (async () => { ${script} })())`);
      return value === undefined ? undefined : JSON.parse(value);
    },
    press: (x, y) => ask('input.performActions', { context, actions: pressAt(x, y) }),
    release: () => ask('input.performActions', { context, actions: lift() }),
    type: (text) => ask('input.performActions', { context, actions: strike(text) }),
    choose: async (script, path) => {
      const { sharedId } = await call(script);
      await ask('input.setFiles', { context, element: { sharedId }, files: [path] });
    },
    picture: async () => Buffer.from((await ask('browsingContext.captureScreenshot', { context })).data, 'base64'),
    complaints: () => complaints,
    close: async () => {
      const ended = endOf(browser);
      await ask('browser.close', {}).catch(() => {});
      close();
      await ended;
    },
  };
}
