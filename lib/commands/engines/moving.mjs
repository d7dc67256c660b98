import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from './phone.mjs';
import { button, dialog, heading, link } from './query.mjs';

/** @typedef {import('./phone.mjs').Phone} Phone */

/** A file among the downloads that is written to its end. @param {string} downloads @returns {{ is: string } | { why: string }} */
function wholeFileIn(downloads) {
  const names = readdirSync(downloads);
  const name = names.find((each) => /^tallystick-\d{4}-\d\d-\d\d\.json$/.test(each));
  if (!name) return { why: `there is ${names.join(', ') || 'nothing'}` };
  try {
    JSON.parse(readFileSync(join(downloads, name), 'utf8'));
    return { is: join(downloads, name) };
  } catch {
    return { why: 'the file is not whole' };
  }
}

/** Somebody saves everything as a file, and finds it among the downloads. @param {Phone} phone @param {string} site @param {string} downloads */
export async function saveBackup(phone, site, downloads) {
  await phone.open(`${site}settings/`);
  await phone.tap(button('Save a backup'));
  await phone.tap(button('Save as a file', dialog));
  await phone.reads('Saved among the downloads.');
  return until('The backup among the downloads', async () => wholeFileIn(downloads));
}

/** Somebody brings everything in that a file holds. @param {Phone} phone @param {string} site @param {string} file */
export async function loadBackup(phone, site, file) {
  await phone.open(`${site}settings/`);
  await phone.sees(button('Save a backup'));
  await phone.choose('Load a backup', file);
  await phone.sees(heading('Bring in tables'));
  await phone.reads('2 new tables');
  await phone.tap(button('Bring in 2 tables'));
  await phone.reads('Done. This was brought in:');
  await phone.tap(link('To the start page'));
  await phone.sees(link('Carry on'));
}
