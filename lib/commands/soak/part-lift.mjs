import { readdirSync, readFileSync } from 'node:fs';
import { makeStore } from '../../db/testing/make-store.mjs';
import { inRoot } from '../paths.mjs';
import { chanceOf } from './chance.mjs';
import { faultsOfLift, readStore } from './lift-check.mjs';
import { onPhone } from './mortal-phone.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./mortal-phone.mjs').Opened} Opened */
/** @typedef {import('./lift-check.mjs').FrozenStore} FrozenStore */

/** So many deaths at a table come to one in the middle of a lift. */
const DEATHS = 5;
/** The longest that a browser lives once a lift is held open, or else after it is wished for, in ms. */
const LONGEST = { held: 60, free: 500 };

/** An address of the site that does not open Tallystick, and one that erases nothing of the bin. */
const [NOWHERE, SCREEN] = ['icons/icon.svg', 'settings/'];

/** @param {number} version @returns {FrozenStore} */
const frozenStore = (version) =>
  JSON.parse(readFileSync(inRoot('lib', 'db', 'golden', `store-v${version}.json`), 'utf8'));

/** How many versions of the store there have been. */
const newestVersion = () => readdirSync(inRoot('lib', 'db', 'golden')).length;

/** Runs in a page before its own scripts: a lift goes on until it is cut off, and says that it has begun. */
function holdLift() {
  const { open } = IDBFactory.prototype;
  const { soakLifting } = /** @type {{ soakLifting: () => void }} */ (/** @type {unknown} */ (window));
  IDBFactory.prototype.open = function (...which) {
    const request = open.apply(this, which);
    request.addEventListener('upgradeneeded', () => {
      const hold = () => {
        const asked = request.transaction?.objectStore('device').count();
        if (asked) asked.onsuccess = hold;
      };
      hold();
      soakLifting();
    });
    return request;
  };
}

/** @param {Page} page */
const goOn = (page) => page.getByRole('button', { name: 'Go on' });

/** The lift is wished for, and cut off. @param {Opened} phone @param {'held' | 'free'} how @param {number} delay */
async function dieLifting({ page, url, kill, dead }, how, delay) {
  const die = () => void setTimeout(kill, delay);
  if (how === 'held') {
    await page.exposeFunction('soakLifting', die);
    await page.addInitScript(holdLift);
  }
  await page.goto(url + SCREEN);
  await goOn(page).waitFor();
  if (how === 'free') die();
  await goOn(page)
    .click()
    .catch(() => undefined);
  await dead;
}

/** The store after a death, and after somebody then went on. @param {Opened} phone @param {FrozenStore} frozen @param {FrozenStore} newest */
async function lookAfter({ page, url }, frozen, newest) {
  await page.goto(url + NOWHERE);
  const found = await page.evaluate(readStore);
  const isOld = found.version === frozen.version * 10;
  await page.goto(url + SCREEN);
  if (isOld) await goOn(page).click();
  await page.getByRole('region', { name: 'Your tables' }).waitFor();
  await page.goto(url + NOWHERE);
  const lifted = await page.evaluate(readStore);
  const resumed = lifted.version === newest.version * 10 ? [] : ['The lift was not resumed.'];
  const faults = [found, lifted].flatMap((store) => faultsOfLift(store, frozen, newest));
  return { isOld, faults: [...faults, ...resumed] };
}

/**
 * The browser is killed while it lifts an older store: in every other round the lift is held open, so that it is cut off
 * for certain. Opened again, the store has to be whole, still old and asking again or lifted, and then be lifted.
 *
 * @type {import('./part.mjs').Part['run']}
 */
export async function cutLifts(ground) {
  const chance = chanceOf(ground.seed);
  const rounds = Math.ceil(ground.rounds / DEATHS);
  const [frozen, newest] = [frozenStore(newestVersion() - 1), frozenStore(newestVersion())];
  /** @type {string[]} */
  const faults = [];
  let old = 0;
  await onPhone(ground, async (open, another) => {
    await open(async ({ page, url }) => {
      await page.goto(url + NOWHERE);
      await page.evaluate(makeStore, { name: 'tallystick', frozen });
    });
    for (let round = 0; round < rounds; round++) {
      const how = round % 2 === 0 ? 'held' : 'free';
      const delay = chance.whole(0, LONGEST[how]);
      another();
      await open((phone) => dieLifting(phone, how, delay));
      const after = await open((phone) => lookAfter(phone, frozen, newest));
      if (how === 'held' && !after.isOld) faults.push('A lift that was cut off is there all the same.');
      faults.push(...after.faults);
      old += Number(after.isOld);
      ground.say(`${round + 1}. lift, ${how}, killed after ${delay} ms: ${after.isOld ? 'still old' : 'lifted'}`);
    }
  });
  const held =
    `Interrupted lift: killed ${rounds} times (seed ${ground.seed}), ${old} stores were still old and whole and asked ` +
    `again, ${rounds - old} were lifted whole; all went on.`;
  return { held, faults };
}
