import { chosen } from '../chosen.mjs';
import { install } from '../install.mjs';
import { isMain, runCommand } from '../run.mjs';

/** What can be measured, in the order in which it is. @returns {Promise<import('./part.mjs').Part[]>} */
async function parts() {
  const { measureJavascript } = await import('./part-javascript.mjs');
  const { measurePaint } = await import('./part-paint.mjs');
  const { measureScript } = await import('./part-script.mjs');
  const { measureEnter } = await import('./part-enter.mjs');
  const { measureFarms } = await import('./part-farms.mjs');
  const { measureReplay } = await import('./part-replay.mjs');
  const { measureHome } = await import('./part-home.mjs');
  const { measureOffline } = await import('./part-offline.mjs');
  return [
    { name: 'javascript', run: measureJavascript },
    { name: 'paint', run: measurePaint },
    { name: 'script', run: measureScript },
    { name: 'enter', run: measureEnter },
    { name: 'farms', run: measureFarms },
    { name: 'replay', run: measureReplay },
    { name: 'home', run: measureHome },
    { name: 'offline', run: measureOffline },
  ];
}

/** Both exports and a browser. @param {boolean} quick @returns {Promise<import('./part.mjs').Ground>} */
async function prepare(quick) {
  const { provideBrowser } = await import('../browser.mjs');
  const { buildApp } = await import('../build.mjs');
  const { inRoot } = await import('../paths.mjs');
  const { buildBareNext } = await import('./bare-next.mjs');
  const chromium = await provideBrowser();
  await buildApp({ basePath: '' });
  return { chromium, app: inRoot('out'), bareNext: await buildBareNext(), quick };
}

/** Measures the parts that were named, all without a name. @param {string[]} args */
async function bench(args) {
  const quick = args.includes('--quick');
  await install();
  const { runPart } = await import('./run-part.mjs');
  const { close, describeLoad, writeReport } = await import('./report.mjs');
  const names = args.filter((arg) => arg !== '--quick');
  const named = chosen('part', names, await parts(), ({ name }) => name);
  const ground = await prepare(quick);
  const busy = describeLoad();
  const results = [];
  for (const part of named) results.push(await runPart(part, ground));
  writeReport(results, ground, busy);
  return close(results, quick);
}

if (isMain(import.meta.url)) await runCommand(() => bench(process.argv.slice(2)));
