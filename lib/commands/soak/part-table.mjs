import { noteDurable, tapToPaint } from '../phone/entry-clock.mjs';
import { openHome } from '../phone/seed.mjs';
import { layTable } from './evenings.mjs';
import { onLastingPhone } from './lasting-phone.mjs';
import { judgePace, judgeWeight, sayWeighed } from './wear.mjs';
import { weighBeyond } from './weight.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./play-until-dead.mjs').Table} Table */

const [ENTRIES, FEW] = [500, 100];
/** At so many points the page is weighed, the first of them after as many entries as lie between two. */
const POINTS = 11;

/** Where the screen of a table says what was entered last. */
const SAYS = 'section.leaf > [role="status"]';

/** Carcassonne: no other table takes 500 entries. */
const GAME = 1;

/** @param {Page} page @param {Table} table */
async function enterNext(page, table) {
  const entry = table.game.entry(table.kept);
  if (!entry) throw new Error('The table is full.');
  const key = await entry.reach(page, table.id);
  const { painted } = await key.evaluate(tapToPaint, SAYS);
  table.kept += 1;
  return painted;
}

/** So many entries in one table, one after the other, in a page that is never left. @type {import('./part.mjs').Part['run']} */
export function fillTable(ground) {
  const count = ground.quick ? FEW : ENTRIES;
  const between = count / (POINTS - 1);
  return onLastingPhone(ground, async ({ page, url }) => {
    await page.context().addInitScript(noteDurable);
    await openHome(page, url);
    const table = await layTable(page, GAME);
    await page.goto(`${url}session/?id=${table.id}`);
    const [painted, weighed] = [/** @type {number[]} */ ([]), /** @type {import('./wear.mjs').Weighed[]} */ ([])];
    while (painted.length < count + between) {
      for (let nth = 0; nth < between; nth++) painted.push(await enterNext(page, table));
      weighed.push({ at: painted.length, weight: await weighBeyond(page) });
      ground.say(sayWeighed(/** @type {import('./wear.mjs').Weighed} */ (weighed.at(-1))));
    }
    const weight = judgeWeight(weighed, 'entries', count);
    const pace = judgePace(painted, 'from the tap until stored and painted');
    return {
      held: `One table: ${painted.length} entries; ${weight.held}; ${pace.held}.`,
      faults: [...weight.faults, ...pace.faults],
    };
  });
}
