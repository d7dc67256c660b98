import { copyOf, forget, newProfile } from '../phone/profiles.mjs';
import { serve } from '../serve.mjs';
import { openMortal } from './mortal-browser.mjs';
import { prepare } from './phones.mjs';

/** @typedef {import('./mortal-browser.mjs').Mortal & { url: string, hear: (hears: import('./said.mjs').Hears) => void }} Opened */
/** @typedef {<T>(deed: (phone: Opened) => Promise<T>) => Promise<T>} OpenPhone opens the browser; after the deed it is dead */

/**
 * A phone that keeps its store while its browser is killed and opened, as often as it may be.
 *
 * @template T
 * @param {import('./part.mjs').Ground} ground
 * @param {(open: OpenPhone, another: () => void) => Promise<T>} use `another`: from now on it is a copy of this phone as it was first left
 * @returns {Promise<T>}
 */
export async function onPhone({ chromium, app, watch }, use) {
  const site = await serve({ dir: app });
  const profiles = [newProfile()];
  /** @type {OpenPhone} */
  const open = async (deed) => {
    const mortal = await openMortal(chromium, /** @type {string} */ (profiles.at(-1)));
    try {
      const context = mortal.page.context();
      await watch?.(context);
      return await deed({ ...mortal, url: site.url, hear: await prepare(context) });
    } finally {
      mortal.kill();
      await mortal.dead;
    }
  };
  try {
    return await use(open, () => profiles.push(copyOf(/** @type {string} */ (profiles[0]))));
  } finally {
    await site.close();
    for (const profile of profiles) forget(profile);
  }
}
