/* Each runs in a page. */

/** Whether a page without scripts is there. */
export const isThere = () => document.querySelector('h1') !== null;

/**
 * Whether the screen itself is there and alive: React rules its heading, which has its own words. The exported page has
 * the words of every language in its heading; what still reads the database says so.
 */
export function isScreenReady() {
  const heading = document.querySelector('h1');
  const ruled = heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  return Boolean(ruled && !heading.querySelector('[data-words]') && !document.querySelector('.waiting'));
}
