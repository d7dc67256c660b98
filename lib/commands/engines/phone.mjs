import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsOf } from './query.mjs';

/** @typedef {import('./query.mjs').Query} Query */
/** @typedef {ReturnType<typeof phoneOf>} Phone */

const PATIENCE = 20_000;

/**
 * Two taps so near to each other, in pixels and ms, are one double tap, whose second half a main key ignores: nobody
 * reads what stands there anew in that time. WebKit counts them whatever they hit, the others only on one element.
 */
const DOUBLE = { pixels: 40, time: 500 };

/**
 * Asks again until there is an answer; rejects, with the last reason why there was none, when patience ends.
 *
 * @template T
 * @param {string} what
 * @param {() => Promise<{ is: T } | { why: string }>} ask
 * @returns {Promise<T>}
 */
export async function until(what, ask) {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const answer = await ask();
    if ('is' in answer) return answer.is;
    if (performance.now() > end) throw new Error(`${what}: ${answer.why}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/**
 * A browser in somebody's hand.
 *
 * @param {import('./driver.mjs').Driver} driver
 * @param {string} seen the script that leaves `Seen` behind in a page
 * @param {string} pictures the folder for pictures
 */
export function phoneOf(driver, seen, pictures) {
  /** @param {string} call @param {any[]} given @returns {Promise<any>} */
  const inPage = (call, ...given) =>
    driver.run(`${seen}; return Seen.${call}(${given.map((value) => JSON.stringify(value)).join(', ')})`);
  /** @param {Query} wanted @returns {Promise<import('./seen.mjs').Found[]>} */
  const look = (wanted) => inPage('look', wanted);

  /**
   * Waits until the first thing found is as it should be, or nothing is found and should not be.
   *
   * @param {Query} wanted
   * @param {(found: import('./seen.mjs').Found | undefined) => boolean | undefined} right
   * @param {string} why
   */
  const shows = (wanted, right, why) =>
    until(wordsOf(wanted), async () => {
      const [first] = await look(wanted);
      return right(first) ? { is: first } : { why: `${why}: ${JSON.stringify(first)}` };
    });

  let last = { x: 0, y: 0, at: 0 };

  /** Puts a finger down on it, once it stays where it is: what still slides in is not pressed. @param {Query} wanted */
  async function press(wanted) {
    const { x, y } = await until(wordsOf(wanted), () => inPage('place', wanted));
    const near = Math.hypot(x - last.x, y - last.y) < DOUBLE.pixels;
    if (near) await new Promise((resolve) => setTimeout(resolve, last.at + DOUBLE.time - performance.now()));
    await driver.press(x, y);
    last = { x, y, at: performance.now() };
  }

  /** @param {Query} wanted */
  async function tap(wanted) {
    await press(wanted);
    await driver.release();
  }

  /** Taps what is chosen by tapping, unless it is chosen already. @param {Query} wanted */
  async function check(wanted) {
    const [now] = await look(wanted);
    if (!now?.checked) await tap(wanted);
    await shows(wanted, (found) => found?.checked, 'it is not chosen');
  }

  /** Types into a field. @param {Query} wanted @param {string} text "\n" at its end is Enter */
  async function fill(wanted, text) {
    const line = text.trimEnd();
    await tap(wanted);
    await shows(wanted, (found) => found?.focused, 'the focus is elsewhere');
    await driver.type(line);
    await shows(wanted, (found) => found?.value === line, `it does not hold “${line}”`);
    if (text.endsWith('\n')) await driver.type('\n');
  }

  let started = false;

  /**
   * Goes to another page as a person does: once this one is all there, and is read before it is used.
   *
   * @param {() => Promise<void>} go
   */
  async function leaveBy(go) {
    if (started) await inPage('quiet');
    await go();
    started = true;
    await inPage('quiet');
  }

  return {
    driver,
    open: (/** @type {string} */ url) => leaveBy(() => driver.open(url)),
    reload: () => leaveBy(driver.reload),
    look,
    press,
    tap,
    check,
    fill,
    /** Waits until something is there. @param {Query} wanted */
    sees: (wanted) => shows(wanted, (found) => found !== undefined, 'it is not there'),
    /** Waits until nothing of the kind is there. @param {Query} wanted */
    misses: (wanted) => shows(wanted, (found) => found === undefined, 'it is still there'),
    /** Waits until these words can be read. @param {string} words */
    reads: (words) =>
      until(words, async () => {
        const read = await inPage('words');
        return read.includes(words) ? { is: true } : { why: `the page says: ${read.slice(0, 300)}` };
      }),
    /** Gives a file to the field of that label. @param {string} label @param {string} path */
    choose: (label, path) => driver.choose(`${seen}; return Seen.fileField(${JSON.stringify(label)})`, path),
    /** Keeps a picture of the window, to be looked at. @param {string} name */
    picture: async (name) => {
      await inPage('painted');
      writeFileSync(join(pictures, `${name}.png`), await driver.picture());
    },
  };
}
