import { noteDurable, tapToPaint } from '../phone/entry-clock.mjs';
import { BEGIN, eveningLog } from '../phone/evening-log.mjs';
import { openHome, rowOf } from '../phone/seed.mjs';
import { writeRows } from '../phone/stored.mjs';
import { layTable } from './evenings.mjs';
import { GAMES } from './games.mjs';
import { onLastingPhone } from './lasting-phone.mjs';
import { judgePace, judgeWeight, sayWeighed } from './wear.mjs';
import { weigh } from './weight.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./play-until-dead.mjs').Table} Table */

const [TABLES, FEW] = [2000, 500];
/** At so many points, with as many tables more at each, the page is weighed. */
const POINTS = 10;
/** At each point the start page is left for a table, something entered there, and come back to, so many times. */
const VISITS = 10;
/** How many entries an earlier table has. */
const ENTRIES = 12;

const DAY = 86_400_000;

/** Earlier tables of Cardcassonne from that number on, a day apart. @param {number} from @param {number} count */
async function earlierTables(from, count) {
  const tables = Array.from({ length: count }, (_, nth) => {
    const [id, back] = [`soak-earlier-${from + nth}`, (from + nth) * DAY];
    return eveningLog(id, ENTRIES).map((event) => ({ ...event, id: `${id}-${event.seq}`, at: event.at - back }));
  });
  const rows = await Promise.all(tables.map((log) => rowOf(log[0]?.sessionId ?? '', log)));
  return {
    events: tables.flat(),
    tableRows: rows.map((row) => ({ ...row, startedAt: Math.min(row.startedAt, BEGIN) })),
  };
}

/** From the start page to the table, something is entered, and back. Answers how long entry and way back took, in ms. @param {Page} page @param {Table} table */
async function visit(page, table) {
  await page.getByRole('link', { name: 'Carry on' }).click();
  await page.getByRole('button', { name: 'Score', exact: true }).waitFor();
  const entry = table.game.entry(table.kept);
  if (!entry) throw new Error('The table is full.');
  const { painted } = await (await entry.reach(page, table.id)).evaluate(tapToPaint, 'section.leaf > [role="status"]');
  table.kept += 1;
  const start = performance.now();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Carry on' }).waitFor();
  return { painted, home: performance.now() - start };
}

/** More and more tables on a phone whose page goes to and fro between the start page and a table. @type {import('./part.mjs').Part['run']} */
export function fillPhone(ground) {
  const between = (ground.quick ? FEW : TABLES) / POINTS;
  return onLastingPhone(ground, async ({ page, url }) => {
    await page.context().addInitScript(noteDurable);
    await openHome(page, url);
    const table = await layTable(
      page,
      GAMES.findIndex(({ name }) => name === 'Carcassonne'),
    );
    await page.goto(url);
    const [visits, weighed] = [
      /** @type {Awaited<ReturnType<typeof visit>>[]} */ ([]),
      /** @type {import('./wear.mjs').Weighed[]} */ ([]),
    ];
    for (let point = 0; point < POINTS; point++) {
      await writeRows(page, await earlierTables(point * between, between));
      for (let nth = 0; nth < VISITS; nth++) visits.push(await visit(page, table));
      weighed.push({ at: (point + 1) * between, weight: await weigh(page) });
      ground.say(sayWeighed(/** @type {import('./wear.mjs').Weighed} */ (weighed.at(-1))));
    }
    const weight = judgeWeight(weighed, 'tables', visits.length - VISITS);
    const entering = judgePace(
      visits.map(({ painted }) => painted),
      'from the tap until stored and painted',
    );
    const home = judgePace(
      visits.map(({ home }) => home),
      'back to the start page',
    );
    return {
      held: `Many tables: ${between * POINTS} of ${ENTRIES} entries, ${visits.length} visits; ${weight.held}; ${entering.held}; ${home.held}.`,
      faults: [...weight.faults, ...entering.faults, ...home.faults],
    };
  });
}
