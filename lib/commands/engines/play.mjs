import { mkdirSync, rmSync } from 'node:fs';
import { inRoot } from '../paths.mjs';
import { secondsSince } from '../run.mjs';
import { serve } from '../serve.mjs';
import { playEvening } from './evening.mjs';
import { seenScript } from './in-page.mjs';
import { phoneOf } from './phone.mjs';

/** @typedef {import('./available.mjs').Engine} Engine */
/** @typedef {import('./available.mjs').Provided} Provided */
/** @typedef {import('./phone.mjs').Phone} Phone */

/** An empty folder. @param {string[]} parts */
function emptyFolder(...parts) {
  const folder = inRoot('.cache', 'engines', ...parts);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Folders of an engine that knows nothing yet. @param {string} id */
function foldersOf(id) {
  const pictures = emptyFolder(id, 'pictures');
  const downloads = emptyFolder(id, 'downloads');
  emptyFolder(id, 'profiles');
  return {
    pictures,
    downloads,
    profileOf: (/** @type {string} */ name) => inRoot('.cache', 'engines', id, 'profiles', name),
  };
}

/**
 * The phones of one engine, and what their pages complained of.
 *
 * @param {Engine} engine
 * @param {Record<string, string>} programs
 */
async function shelfOf(engine, programs) {
  const { pictures, downloads, profileOf } = foldersOf(engine.id);
  const seen = await seenScript();
  /** @type {Set<Phone>} */
  const taken = new Set();
  /** @type {string[]} */
  const complaints = [];
  /** @param {Phone} phone */
  async function putAway(phone) {
    taken.delete(phone);
    complaints.push(...phone.driver.complaints());
    await phone.driver.close();
  }
  return {
    downloads,
    complaints,
    putAway,
    /** @param {string} name */
    takePhone: async (name) => {
      const folder = profileOf(name);
      mkdirSync(folder, { recursive: true });
      const phone = phoneOf(await engine.open({ folder, downloads }, programs), seen, pictures);
      taken.add(phone);
      return phone;
    },
    /** What is still open when a step fails is kept as a picture and ended. */
    clear: async () => {
      for (const phone of taken) {
        await phone.picture('failed').catch(() => {});
        await putAway(phone).catch(() => {});
      }
    },
  };
}

/** @param {Engine} engine */
const stepsOf = (engine) => async (/** @type {string} */ sentence, /** @type {() => Promise<void>} */ play) => {
  const start = performance.now();
  try {
    await play();
  } catch (error) {
    throw new Error(`${sentence}: ${error instanceof Error ? error.message : error}`);
  }
  console.log(`${engine.name}: ${sentence} (${secondsSince(start)}).`);
};

/** @param {Engine} engine @param {Record<string, string>} programs */
async function play(engine, programs) {
  const shelf = await shelfOf(engine, programs);
  const server = await serve({ dir: inRoot('out') });
  try {
    await playEvening({ ...shelf, site: server.url, stopServer: server.close, step: stepsOf(engine) });
    if (shelf.complaints.length > 0) throw new Error(`Pages complained: ${shelf.complaints.join(' | ')}`);
  } finally {
    await shelf.clear();
    await server.close();
  }
}

/**
 * Plays the evening in an engine, if it is available.
 *
 * @param {Engine} engine
 * @param {Provided} provided
 * @returns {Promise<import('./closing.mjs').Result>}
 */
export async function playIn(engine, provided) {
  if ('unavailable' in provided) return { engine: engine.name, outcome: 'not available', ...provided };
  try {
    await play(engine, provided.programs);
    return { engine: engine.name, outcome: 'passed' };
  } catch (error) {
    const fault = error instanceof Error ? error.message : `${error}`;
    console.log(`${engine.name} failed. ${fault}`);
    return { engine: engine.name, outcome: 'failed', fault };
  }
}
