/**
 * Runs in a page: whether the screen itself is there, with its own words. The exported page has the words of every
 * language in its heading; what still reads the database says so.
 */
export function isScreenReady() {
  const heading = document.querySelector('h1');
  return Boolean(heading?.textContent && !heading.querySelector('[data-words]') && !document.querySelector('.waiting'));
}
