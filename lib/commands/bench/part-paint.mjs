import { openBrowser } from '../phone/chromium.mjs';
import { isThere } from '../phone/ready.mjs';
import { serve } from '../serve.mjs';
import { writeBareStatic } from './bare-static.mjs';
import { times } from './comparison.mjs';
import { interleave } from './interleave.mjs';
import { largestPaint, noteLargestPaint } from './paints.mjs';
import { screensOf } from './screens.mjs';
import { firstVisit } from './visit.mjs';

const BOUND = 1.5;

/** @typedef {import('./paints.mjs').Paint} Paint */

/** @type {import('./part.mjs').Part['run']} */
export async function measurePaint({ chromium, app, quick }) {
  const screens = screensOf(app);
  const [site, bare, browser] = [
    await serve({ dir: app }),
    await serve({ dir: writeBareStatic(screens) }),
    await openBrowser(chromium),
  ];
  /** @param {string} url @param {() => boolean} [isReady] */
  const paintOf = (url, isReady) => () =>
    firstVisit(
      browser,
      { url, isReady, slow: 'processor and line' },
      (page) => page.evaluate(largestPaint),
      (page) => page.addInitScript(noteLargestPaint),
    );
  try {
    const samples = await interleave(
      quick ? 3 : 11,
      Object.fromEntries(
        screens.flatMap(({ path }) => [
          [`bare ${path}`, paintOf(new URL(path, bare.url).href, isThere)],
          [path, paintOf(new URL(path, site.url).href)],
        ]),
      ),
    );
    return findings(screens, samples);
  } finally {
    await Promise.all([browser.close(), site.close(), bare.close()]);
  }
}

/**
 * @param {import('./screens.mjs').Screen[]} screens
 * @param {Record<string, Paint[]>} samples
 * @returns {import('./part.mjs').Findings}
 */
function findings(screens, samples) {
  /** @param {string} name */
  const series = (name) => (samples[name] ?? []).map(({ at }) => at);
  return {
    title: 'Largest paint on a slow phone',
    how: '4× slowed processor, 1.6 Mbit/s, 150 ms, nothing cached; against a static page with the same heading and fonts',
    comparisons: screens.map(({ path }) =>
      times({
        label: `${path} (${samples[path]?.at(-1)?.what})`,
        unit: 'ms',
        samples: series(path),
        baseline: series(`bare ${path}`),
        bound: BOUND,
      }),
    ),
  };
}
