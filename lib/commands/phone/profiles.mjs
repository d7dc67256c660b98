import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../paths.mjs';

const HOME = inRoot('.cache', 'phone', 'profiles');

/** A new folder for what a browser keeps, on the disk of the repository. */
export function newProfile() {
  mkdirSync(HOME, { recursive: true });
  return mkdtempSync(join(HOME, 'profile-'));
}

/** Another phone in the same state. @param {string} profile */
export function copyOf(profile) {
  const copy = newProfile();
  cpSync(profile, copy, { recursive: true, filter: (file) => !/\/Singleton[^/]*$/.test(file) });
  return copy;
}

/** @param {string} profile */
export const forget = (profile) => rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
