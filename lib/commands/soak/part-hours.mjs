import { BEGIN } from '../phone/evening-log.mjs';
import { openHome } from '../phone/seed.mjs';
import { layTable } from './evenings.mjs';
import { GAMES } from './games.mjs';
import { APART, OPERATIONS } from './hours.mjs';
import { onLastingPhone } from './lasting-phone.mjs';
import { judgePace, judgeWeight, sayWeighed } from './wear.mjs';
import { weighBeyond } from './weight.mjs';

/** @typedef {import('./wear.mjs').Weighed} Weighed */

/** How many events a round of operations leaves in the log: two scores, and two that are taken back and brought back. */
const EVENTS = 6;

const HOUR = 3_600_000;
const [HOURS, FEW] = [4, 1];
/** The page is weighed at so many points, the first of them after the screens were all seen once. */
const POINTS = 12;

/**
 * An evening of four hours by a clock that is moved on, in a page that is never left: scores, undo and redo, the ledger,
 * menus, a score begun and let be, the way to the start page and back.
 *
 * @type {import('./part.mjs').Part['run']}
 */
export function playForHours(ground) {
  const hours = ground.quick ? FEW : HOURS;
  const rounds = (hours * HOUR) / APART / OPERATIONS.length;
  return onLastingPhone(ground, async ({ page, url }) => {
    await page.clock.install({ time: BEGIN });
    await openHome(page, url);
    const table = await layTable(
      page,
      GAMES.findIndex(({ name }) => name === 'Carcassonne'),
    );
    await page.goto(`${url}session/?id=${table.id}`);
    const [paces, weighed] = [/** @type {number[]} */ ([]), /** @type {Weighed[]} */ ([])];
    for (let round = 1; round <= rounds; round++) {
      const start = performance.now();
      for (const operate of OPERATIONS) {
        await operate(page, table);
        await page.clock.runFor(APART);
      }
      paces.push((performance.now() - start) / OPERATIONS.length);
      if (weighed.length * rounds > (round - 1) * POINTS) continue;
      weighed.push({ at: round * OPERATIONS.length, weight: await weighBeyond(page) });
      ground.say(sayWeighed(/** @type {Weighed} */ (weighed.at(-1))));
    }
    const weight = judgeWeight(weighed, 'operations', EVENTS * rounds);
    const pace = judgePace(paces, 'an operation');
    const held = `An evening: ${hours} hours, ${rounds * OPERATIONS.length} operations; ${weight.held}; ${pace.held}.`;
    return { held, faults: [...weight.faults, ...pace.faults] };
  });
}
