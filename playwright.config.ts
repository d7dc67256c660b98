import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { ARGS } from './lib/commands/phone/chromium.mjs';

const report = process.env.TALLYSTICK_REPORT;

/** The one that `npm test` found, else Debian's; undefined leaves the choice to Playwright. */
const found = process.env.TALLYSTICK_CHROMIUM ?? ['/usr/bin/chromium'].find(existsSync);

/**
 * The same browser without its windows and menus, where Debian has put it beside. 2026-11-30: a fifth of the processor's
 * time went into those, and nobody looks.
 */
const chromium = [`${found}-headless-shell`].find(existsSync) ?? found;

/**
 * As every browser of ours is started, and faster. 2026-11-30: half of the processor's time went into pages of the
 * browser itself behind every new window (suggestions of the address bar) and into drawing with a graphics card that is
 * not there. A second list of features replaces Playwright's own, so the names of that one which matter here are said
 * again.
 */
const args = [
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,PaintHolding,HttpsUpgrades,MediaRouter,OptimizationHints',
  '--disable-gpu',
  ...ARGS,
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/ground/before-all.ts',
  // A whole evening of claims takes its time on a busy machine.
  timeout: 90_000,
  // Every entry waits for the disk, which other programs of the machine keep busy too.
  expect: { timeout: 10_000 },
  // All of `npm test` ends within ten minutes on two cores.
  globalTimeout: 9 * 60_000,
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL: 'http://localhost:4322',
    viewport: { width: 390, height: 844 },
    // Keeping every file for offline use costs each new phone about a second: the specs that go offline allow it.
    serviceWorkers: 'block',
    // Nobody waits for a sheet to rise.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: chromium, args },
  },
});
