import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../paths.mjs';

const HOME = inRoot('.cache', 'bench', 'static');

/** @param {string} heading @param {string} fonts */
const page = (heading, fonts) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading}</title>
<style>
${fonts}
body { font: 450 1rem/1.4 Commissioner, system-ui, sans-serif; }
h1 { font: 600 1.875rem/1.1 Grenze, Georgia, serif; }
</style>
</head>
<body><h1>${heading}</h1></body>
</html>
`;

/**
 * Writes the least that a page can be: the heading of each screen, in the fonts of the app.
 *
 * @param {import('./screens.mjs').Screen[]} screens
 * @returns {string} its folder
 */
export function writeBareStatic(screens) {
  rmSync(HOME, { recursive: true, force: true });
  cpSync(inRoot('app', 'fonts'), join(HOME, 'fonts'), { recursive: true });
  const fonts = readFileSync(inRoot('app', 'design', 'fonts.css'), 'utf8').replaceAll('../fonts/', '/fonts/');
  for (const { path, heading } of screens) {
    mkdirSync(join(HOME, path), { recursive: true });
    writeFileSync(join(HOME, path, 'index.html'), page(heading, fonts));
  }
  writeFileSync(join(HOME, '404.html'), page('No such page', fonts));
  return HOME;
}
