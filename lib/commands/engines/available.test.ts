import { expect, test } from 'vitest';
import { ENGINES, providePackages } from './available.mjs';

/** A machine on which an engine is found after so many installations, and what was installed on it. */
function machine(appearsAfter: number) {
  const installed: string[][] = [];
  const find = () => (installed.length >= appearsAfter ? { firefox: '/usr/bin/firefox-esr' } : undefined);
  const install = async (packages: string[]) => void installed.push(packages);
  return { installed, provide: () => providePackages('Firefox', ['firefox-esr'], find, install) };
}

test('An engine that is there is taken, and nothing is installed', async () => {
  const { installed, provide } = machine(0);
  expect(await provide()).toEqual({ programs: { firefox: '/usr/bin/firefox-esr' } });
  expect(installed).toEqual([]);
});

test('An engine that is not there is installed from its packages', async () => {
  const { installed, provide } = machine(1);
  expect(await provide()).toEqual({ programs: { firefox: '/usr/bin/firefox-esr' } });
  expect(installed).toEqual([['firefox-esr']]);
});

test('An engine that cannot be had is not available, and the command that installs it is named', async () => {
  const { provide } = machine(2);
  expect(await provide()).toEqual({
    unavailable: 'Firefox is not here. On Debian: sudo apt-get install firefox-esr',
  });
});

test('The three engines are those of the closing line', () => {
  expect(ENGINES.map(({ id, name }) => `${id}: ${name}`)).toEqual([
    'chromium: Chromium',
    'firefox: Firefox',
    'webkit: WebKit',
  ]);
});
