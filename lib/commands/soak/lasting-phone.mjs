import { openProfile } from '../phone/chromium.mjs';
import { forget, newProfile } from '../phone/profiles.mjs';
import { serve } from '../serve.mjs';

/**
 * A phone with one page, which is used for long.
 *
 * @template T
 * @param {import('./part.mjs').Ground} ground
 * @param {(phone: { page: import('@playwright/test').Page, url: string }) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function onLastingPhone({ chromium, app }, use) {
  const profile = newProfile();
  const site = await serve({ dir: app });
  const options = { serviceWorkers: /** @type {const} */ ('block'), reducedMotion: /** @type {const} */ ('reduce') };
  const context = await openProfile(chromium, profile, options);
  try {
    return await use({ page: await context.newPage(), url: site.url });
  } finally {
    await context.close();
    await site.close();
    forget(profile);
  }
}
