import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../run.mjs';

/** What others of this machine may do with a file; Windows keeps that elsewhere. */
const OTHERS = process.platform === 'win32' ? 0 : 0o077;

/** @param {string} path */
const modeOf = (path) => statSync(path, { throwIfNoEntry: false })?.mode ?? 0;

/** Refuses what others of this machine can read: whoever has read a key can be this server. @param {string} path */
function refuseOpen(path) {
  if (!(modeOf(path) & OTHERS)) return;
  throw new Refusal(
    `Other people of this machine may have read ${path}. Delete the folder it lies in: the next start makes a new ` +
      'authority, which the phones have to trust anew.',
  );
}

/**
 * Texts that are kept in a folder which only its owner opens, one file each.
 *
 * @template {string} Name
 * @param {string} folder made if it is missing
 * @param {readonly Name[]} names
 * @returns {Record<Name, string> | undefined} undefined if one is missing
 */
export function readKept(folder, names) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const path of [folder, ...names.map((name) => join(folder, name))]) refuseOpen(path);
  try {
    const texts = names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
    return /** @type {Record<Name, string>} */ (Object.fromEntries(texts));
  } catch {
    return undefined;
  }
}

/**
 * Keeps texts in a folder, each readable by its owner only from its first byte.
 *
 * @param {string} folder
 * @param {Record<string, string>} texts by the name of their file
 */
export function keep(folder, texts) {
  for (const [name, text] of Object.entries(texts)) {
    const path = join(folder, name);
    // An older file would keep the rights it has.
    rmSync(path, { force: true });
    writeFileSync(path, text, { mode: 0o600, flag: 'wx' });
  }
}
