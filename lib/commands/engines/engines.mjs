import { install } from '../install.mjs';
import { isMain, Refusal, runCommand } from '../run.mjs';
import { closingLine, exitCode } from './closing.mjs';

/** @typedef {import('./available.mjs').Engine} Engine */

/** @param {string[]} names @param {Engine[]} all */
function chosen(names, all) {
  const unknown = names.find((name) => all.every((engine) => engine.id !== name));
  if (unknown) throw new Refusal(`There is no engine "${unknown}": ${all.map(({ id }) => id).join(', ')}.`);
  return names.length === 0 ? all : all.filter(({ id }) => names.includes(id));
}

/** Plays the core evening in the engines that were named, in all three without a name. @param {string[]} args */
async function engines(args) {
  // Browsers end when we do, however that is.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  await install();
  const { ENGINES } = await import('./available.mjs');
  const { buildApp } = await import('../build.mjs');
  const { playIn } = await import('./play.mjs');
  const named = chosen(
    args.filter((arg) => arg !== '--need-all'),
    ENGINES,
  );
  await buildApp({ basePath: '' });
  const results = [];
  for (const engine of named) results.push(await playIn(engine, await engine.provide()));
  for (const result of results) if (result.outcome === 'not available') console.log(result.unavailable);
  console.log(closingLine(results));
  return exitCode(results, { needAll: args.includes('--need-all') });
}

if (isMain(import.meta.url)) await runCommand(() => engines(process.argv.slice(2)));
