import { findBrowser } from '../lib/commands/browser.mjs';
import { inRoot } from '../lib/commands/paths.mjs';
import { anySeed } from '../lib/commands/soak/chance.mjs';
import { sufferDeaths } from '../lib/commands/soak/part-death.mjs';
import { cutLifts } from '../lib/commands/soak/part-lift.mjs';
import { expect, test, watch } from './watched';

/** Five deaths; `npm run soak` suffers fifty. */
const ROUNDS = 5;

/** The browser of the other tests. Nothing but what the test says. */
async function ground(faults: string[]) {
  const chromium = test.info().project.use.launchOptions?.executablePath ?? (await findBrowser());
  if (!chromium) throw new Error('There is no Chromium.');
  const watched = (context: Parameters<typeof watch>[0]) => watch(context, faults);
  const said = { rounds: ROUNDS, seed: anySeed(), quick: true, say: () => undefined, watch: watched };
  return { chromium, app: inRoot('out'), ...said };
}

test('Five sudden deaths of the browser: every entry shown as saved is there, every other whole or not at all', async ({
  faults,
}) => {
  const { held, faults: losses } = await sufferDeaths(await ground(faults));
  expect(losses, held).toEqual([]);
});

test('A lift of an older store that is cut off leaves it whole, asks again, and goes on', async ({ faults }) => {
  const { held, faults: torn } = await cutLifts(await ground(faults));
  expect(torn, held).toEqual([]);
});

/** Somebody writes into a store of this site as no screen may. */
function writeAtEase(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('elsewhere');
    request.onupgradeneeded = () => request.result.createObjectStore('events', { autoIncrement: true });
    request.onerror = reject;
    request.onsuccess = () => {
      const writing = request.result.transaction('events', 'readwrite');
      writing.objectStore('events').add('an entry');
      writing.oncomplete = () => resolve();
    };
  });
}

test('A write into the store that need not reach the disk passes in no test', async ({ page, faults }) => {
  await page.goto('icons/icon.svg');
  await page.evaluate(writeAtEase);
  expect(faults.splice(0)).toEqual(['A write that is not strict: events']);
});
