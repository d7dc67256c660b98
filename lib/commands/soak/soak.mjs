import { chosen } from '../chosen.mjs';
import { install } from '../install.mjs';
import { endOnSignals } from '../program.mjs';
import { isMain, runCommand, secondsSince } from '../run.mjs';

/** @typedef {import('./part.mjs').Part} Part */

/** What is suffered, in this order. @returns {Promise<Part[]>} */
async function parts() {
  const { sufferDeaths } = await import('./part-death.mjs');
  const { cutLifts } = await import('./part-lift.mjs');
  const { fillTable } = await import('./part-table.mjs');
  const { fillPhone } = await import('./part-tables.mjs');
  const { playForHours } = await import('./part-hours.mjs');
  return [
    { name: 'death', run: sufferDeaths },
    { name: 'lift', run: cutLifts },
    { name: 'table', run: fillTable },
    { name: 'tables', run: fillPhone },
    { name: 'hours', run: playForHours },
  ];
}

/** @param {import('./wish.mjs').Wish} wish @returns {Promise<import('./part.mjs').Ground>} */
async function prepare({ rounds, seed, quick }) {
  const { provideBrowser } = await import('../browser.mjs');
  const { buildApp } = await import('../build.mjs');
  const { inRoot } = await import('../paths.mjs');
  const chromium = await provideBrowser();
  await buildApp({ basePath: '' });
  return { chromium, app: inRoot('out'), rounds, seed, quick, say: (line) => console.log(`  ${line}`) };
}

/** One that fails in the middle did not hold, and the others go on. @param {Part} part @param {import('./part.mjs').Ground} ground */
async function runPart({ name, run }, ground) {
  const start = performance.now();
  console.log(`\n${name}`);
  const found = await run(ground).catch((error) => ({ held: `${name} ended early.`, faults: [String(error)] }));
  console.log(`  took ${secondsSince(start)}`);
  return found;
}

/** Says what held and what did not, and answers the exit code. @param {import('./part.mjs').Found[]} found */
function close(found) {
  console.log('');
  for (const { held, faults } of found) {
    console.log(`${faults.length === 0 ? 'held    ' : 'NOT HELD'} ${held}`);
    for (const fault of faults) console.log(`           ${fault}`);
  }
  const broken = found.filter(({ faults }) => faults.length > 0).length;
  console.log(`${found.length - broken} held, ${broken} not`);
  return broken > 0 ? 1 : 0;
}

/** Wears the app out, and looks whether what it promises still holds. @param {string[]} args */
async function soak(args) {
  endOnSignals();
  await install();
  const { wishOf } = await import('./wish.mjs');
  const all = await parts();
  const wish = wishOf(
    args,
    all.map(({ name }) => name),
  );
  const ground = await prepare(wish);
  const named = chosen('part', wish.parts, all, ({ name }) => name);
  console.log(`Seed ${wish.seed}: the same again with -- --seed ${wish.seed}`);
  const found = [];
  for (const part of named) found.push(await runPart(part, ground));
  return close(found);
}

if (isMain(import.meta.url)) await runCommand(() => soak(process.argv.slice(2)));
