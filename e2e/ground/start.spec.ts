import { type ChildProcess, spawn } from 'node:child_process';
import { isInstalled } from '../../lib/commands/install.mjs';
import { inRoot, ROOT } from '../../lib/commands/paths.mjs';
import { expect, test } from '../watched';

let started: ChildProcess;

test.afterEach(() => started?.kill());

/** Starts the app as a person does, at any free port, and answers what was said until its address was. */
function startApp(): Promise<string> {
  const env = { ...process.env, PORT: '0', TALLYSTICK_BASE_PATH: '' };
  started = spawn(process.execPath, [inRoot('lib', 'commands', 'start.mjs')], { cwd: ROOT, env });
  return new Promise((resolve, reject) => {
    let said = '';
    started.stdout?.on('data', (text) => {
      said += text;
      if (said.includes('Ctrl+C')) resolve(said);
    });
    started.stderr?.on('data', (text) => {
      said += text;
    });
    started.on('close', () => reject(new Error(said)));
  });
}

test('A second start installs and builds nothing, and serves the app', async ({ page }) => {
  expect(isInstalled()).toBe(true);
  const start = performance.now();
  const said = await startApp();
  console.log(`A second start took ${Math.round(performance.now() - start)} ms.`);
  expect(said).not.toMatch(/Installing|Building/);
  await page.goto(said.match(/http:\S+/)?.[0] ?? '');
  await expect(page.getByRole('heading').first()).toBeVisible();
});
