import { chosen } from '../chosen.mjs';
import { install } from '../install.mjs';
import { endOnSignals } from '../program.mjs';
import { isMain, runCommand } from '../run.mjs';
import { closingLine, exitCode } from './closing.mjs';

/** Plays the core evening in the engines that were named, in all three without a name. @param {string[]} args */
async function engines(args) {
  endOnSignals();
  await install();
  const { ENGINES } = await import('./available.mjs');
  const { buildApp } = await import('../build.mjs');
  const { playIn } = await import('./play.mjs');
  const names = args.filter((arg) => arg !== '--need-all');
  const named = chosen('engine', names, ENGINES, ({ id }) => id);
  await buildApp({ basePath: '' });
  const results = [];
  for (const engine of named) results.push(await playIn(engine, await engine.provide()));
  for (const result of results) if (result.outcome === 'not available') console.log(result.unavailable);
  console.log(closingLine(results));
  return exitCode(results, { needAll: args.includes('--need-all') });
}

if (isMain(import.meta.url)) await runCommand(() => engines(process.argv.slice(2)));
