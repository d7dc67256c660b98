import { join } from 'node:path';
import { openProfile } from '../phone/chromium.mjs';
import { LANGUAGES, PHONE } from './driver.mjs';

/** What Playwright evaluates is an expression. @param {string} script */
const called = (script) => `(() => { ${script} })()`;

/** @param {import('@playwright/test').Page} page @param {import('./driver.mjs').Profile} profile */
function watch(page, { downloads }) {
  /** @type {string[]} */
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) complaints.push(message.text());
  });
  page.on('download', (download) => download.saveAs(join(downloads, download.suggestedFilename())));
  return complaints;
}

/**
 * Chromium, by Playwright.
 *
 * @param {import('./driver.mjs').Profile} profile
 * @param {{ chromium: string }} programs
 * @returns {Promise<import('./driver.mjs').Driver>}
 */
export async function openChromium(profile, { chromium }) {
  const context = await openProfile(chromium, profile.folder, { viewport: PHONE, locale: LANGUAGES[0] });
  const page = context.pages()[0] ?? (await context.newPage());
  const complaints = watch(page, profile);
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    run: (script) => page.evaluate(called(script)),
    press: async (x, y) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
    },
    release: () => page.mouse.up(),
    type: async (text) => {
      const [line = '', ...rest] = text.split('\n');
      await page.keyboard.type(line);
      for (const more of rest) await page.keyboard.press('Enter').then(() => page.keyboard.type(more));
    },
    choose: async (script, path) => {
      const field = await page.evaluateHandle(called(script));
      await field.asElement()?.setInputFiles(path);
    },
    picture: () => page.screenshot(),
    complaints: () => complaints,
    close: () => context.close(),
  };
}
