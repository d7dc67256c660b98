import { expect, test } from 'vitest';
import { provideBrowser } from './browser.mjs';

/** A machine on which a browser appears after so many ways to install one were tried. */
function machine(appearsAfter: number) {
  const tried: string[] = [];
  const find = async () => (tried.length >= appearsAfter ? '/usr/bin/chromium' : undefined);
  const ways = ['download', 'package'].map((way) => async () => void tried.push(way));
  return { tried, provide: () => provideBrowser({ find, ways }) };
}

test('A browser that is there is taken, and nothing is installed', async () => {
  const { tried, provide } = machine(0);
  expect(await provide()).toBe('/usr/bin/chromium');
  expect(tried).toEqual([]);
});

test('Where there is none, the download is tried first and then the package', async () => {
  const { tried, provide } = machine(2);
  expect(await provide()).toBe('/usr/bin/chromium');
  expect(tried).toEqual(['download', 'package']);
});

test('Where none can be installed, the commands to run are named', async () => {
  await expect(machine(3).provide()).rejects.toThrow(/npx playwright install --with-deps chromium/);
});
