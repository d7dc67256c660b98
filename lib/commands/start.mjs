import { install } from './install.mjs';
import { wantsLan } from './lan/wants-lan.mjs';
import { runCommand, secondsSince } from './run.mjs';

/** Serves the app, and answers what to say of it. @param {boolean} lan */
async function serveIt(lan) {
  if (lan) return (await import('./lan/lan.mjs')).serveAppToLan();
  return `Tallystick is at ${(await (await import('./serve.mjs')).serveApp()).url}`;
}

await runCommand(async () => {
  const start = performance.now();
  const lan = wantsLan(process.argv.slice(2));
  await install();
  // Only now are there packages to import.
  const { buildApp } = await import('./build.mjs');
  await buildApp();
  const said = await serveIt(lan);
  const ready = `(ready after ${secondsSince(start)}; Ctrl+C ends it)`;
  console.log(lan ? `${said}\n\nServing the network ${ready}.` : `${said} ${ready}.`);
});
