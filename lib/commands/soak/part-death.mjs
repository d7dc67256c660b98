import { openHome } from '../phone/seed.mjs';
import { chanceOf } from './chance.mjs';
import { layTable, lossesAt, lossesSince } from './evenings.mjs';
import { onPhone } from './mortal-phone.mjs';
import { playUntilDead } from './play-until-dead.mjs';

/** @typedef {import('./mortal-phone.mjs').Opened} Opened */
/** @typedef {import('./play-until-dead.mjs').Table} Table */
/** @typedef {{ table: Table, witnessed: import('./death-check.mjs').Witnessed }} Evening */

/** After so many deaths at a table the next one is laid. */
const AT_ONE_TABLE = 2;
/** So many entries are shown as saved before a death, at the most. */
const MOST_SHOWN = 3;
/** How long after the last of them it comes, at the most, and how long after the next tap if it waits for that, in ms. */
const LONGEST = { shown: 300, tap: 120 };
/** One death in so many comes at once. */
const AT_ONCE = 4;

/** @param {import('./chance.mjs').Chance} chance @returns {import('./play-until-dead.mjs').Death} */
function nextDeath(chance) {
  const shown = chance.whole(1, MOST_SHOWN);
  const after = chance.whole(0, 1) === 0 ? 'shown' : 'tap';
  return { shown, after, delay: chance.whole(1, AT_ONCE) === 1 ? 0 : chance.whole(1, LONGEST[after]) };
}

/** What has been seen so far. */
const newStory = () => ({
  tables: /** @type {Table[]} */ ([]),
  last: /** @type {Evening | null} */ (null),
  faults: /** @type {string[]} */ ([]),
  ...{ shown: 0, there: 0, more: 0, gone: 0 },
});

/** @typedef {ReturnType<typeof newStory>} Story */

/** Opens the table that the last death was at, and looks for what it lost. @param {Opened} phone @param {Story} story */
async function lookBack({ page, url }, story) {
  if (story.last === null) return openHome(page, url);
  const { table, witnessed } = story.last;
  await page.goto(`${url}session/?id=${table.id}`);
  story.faults.push(...(await lossesAt(page, table, witnessed)));
  const [shown, begun] = [witnessed.shown, witnessed.begun.length];
  const saved = table.kept + 1 - witnessed.first;
  story.shown += shown;
  story.there += Math.min(shown, saved);
  story.more += Math.max(0, saved - shown);
  story.gone += begun - Math.max(shown, saved);
}

/** The table of a round, open on the screen. @param {Opened} phone @param {Story} story @param {number} round */
async function sitDown({ page, url }, { tables }, round) {
  const open = tables.at(-1);
  if (open && round % AT_ONE_TABLE !== 0) return open;
  const table = await layTable(page, tables.length);
  tables.push(table);
  await page.goto(`${url}session/?id=${table.id}`);
  await page.getByRole('list', { name: 'Standings' }).waitFor();
  return table;
}

/**
 * The browser is killed so many times right after an entry was shown as saved or in the middle of the next one, and is
 * opened again each time: every entry shown as saved has to be there, every other one whole or not at all.
 *
 * @type {import('./part.mjs').Part['run']}
 */
export async function sufferDeaths(ground) {
  const chance = chanceOf(ground.seed);
  const story = newStory();
  await onPhone(ground, async (open) => {
    for (let round = 0; round < ground.rounds; round++)
      await open(async (phone) => {
        await lookBack(phone, story);
        const table = await sitDown(phone, story, round);
        const death = nextDeath(chance);
        const first = table.kept + 1;
        const { begun, shown } = await playUntilDead(phone, table, death);
        story.last = { table, witnessed: { first, begun, shown } };
        ground.say(`${round + 1}. ${table.game.name}: ${shown} shown as saved, killed ${sayWhen(death)}`);
      });
    await open(async (phone) => {
      await lookBack(phone, story);
      for (const table of story.tables) story.faults.push(...(await lossesSince(phone.page, table)));
    });
  });
  return { held: sayHeld(story, ground), faults: story.faults };
}

/** @param {import('./play-until-dead.mjs').Death} death */
const sayWhen = ({ after, delay }) => (after === 'tap' ? `${delay} ms after the next tap` : `${delay} ms later`);

/** @param {Story} story @param {import('./part.mjs').Ground} ground */
const sayHeld = ({ shown, there, more, gone }, { rounds, seed }) =>
  `Sudden death: killed ${rounds} times (seed ${seed}), ${there} of ${shown} entries shown as saved are there; of ` +
  `${more + gone} others that were tapped ${more} are there whole, ${gone} not at all.`;
