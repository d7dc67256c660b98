import { install } from './install.mjs';
import { runCommand, secondsSince } from './run.mjs';

await runCommand(async () => {
  const start = performance.now();
  await install();
  // Only now are there packages to import.
  const { buildApp } = await import('./build.mjs');
  await buildApp();
  const { serveApp } = await import('./serve.mjs');
  const { url } = await serveApp();
  console.log(`Tallystick is at ${url} (ready after ${secondsSince(start)}; Ctrl+C ends it).`);
});
