/** @typedef {import('./games.mjs').Entry} Entry */
/** @typedef {import('./mortal-phone.mjs').Opened} Phone */
/** @typedef {{ id: string, game: import('./games.mjs').Game, kept: number }} Table `kept`: how many entries its log holds */

/**
 * When the browser is killed: so many ms after that many entries were shown as saved, or after the next one was tapped.
 *
 * @typedef {{ shown: number, after: 'shown' | 'tap', delay: number }} Death
 */

/** How long an entry may take, in ms. */
const PATIENCE = 30_000;

/**
 * Waits until the screen says something; answers at once when it does, and never when the browser is dead before.
 *
 * @param {Phone} phone
 * @param {string} says
 * @param {() => void} heard
 * @returns {Promise<void>}
 */
function waitFor({ hear, dead }, says, heard) {
  const said = /** @type {Promise<void>} */ (
    new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`The screen does not say "${says}".`)), PATIENCE);
      void dead.then(() => clearTimeout(late));
      hear((words) => {
        if (!words.includes(says)) return;
        hear(() => undefined);
        clearTimeout(late);
        heard();
        resolve();
      });
    })
  );
  // Whoever waits for it hears of it all the same; nobody does where the tap itself failed.
  said.catch(() => undefined);
  return said;
}

/**
 * Somebody enters one thing after the other at a table that is open, until the browser is killed: right after so many
 * entries were shown as saved, or in the middle of the next one.
 *
 * @param {Phone} phone
 * @param {Table} table
 * @param {Death} death
 * @returns {Promise<{ begun: Entry[], shown: number }>}
 */
export async function playUntilDead(phone, table, death) {
  const { page, kill, dead, isDead } = phone;
  /** @type {Entry[]} */
  const begun = [];
  let shown = 0;
  const die = () => (death.delay === 0 ? kill() : void setTimeout(kill, death.delay));
  const note = () => {
    shown += 1;
    if (death.after === 'shown' && shown === death.shown) die();
  };
  const play = async () => {
    for (let entry = table.game.entry(table.kept); entry; entry = table.game.entry(table.kept + begun.length)) {
      const key = await entry.reach(page, table.id);
      const saved = waitFor(phone, entry.says, note);
      begun.push(entry);
      if (death.after === 'tap' && begun.length > death.shown) die();
      await key.click();
      await saved;
    }
  };
  await Promise.race([play().catch(unless(isDead)), dead]);
  await dead;
  return { begun, shown };
}

/** What fails in a browser that was killed fails because of that. @param {() => boolean} isDead */
const unless = (isDead) => (/** @type {unknown} */ error) => {
  if (!isDead()) throw error;
};
