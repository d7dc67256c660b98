/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

/** Goes to a part of a table, as by a step back. @param {Page} page @param {Record<string, string>} query `id` names the table */
export const goTo = (page, query) =>
  page.evaluate(
    (search) => {
      history.pushState(history.state, '', search);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    `?${new URLSearchParams(query)}`,
  );

/**
 * From a table of Carcassonne that is open to the key that enters a completed city without coats of arms.
 *
 * @param {Page} page
 * @param {number} tiles 2 to 8
 * @param {string} label what the key says
 * @returns {Promise<Locator>}
 */
export async function reachCity(page, tiles, label) {
  await page.getByRole('button', { name: 'Score', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: 'City' }).check();
  await sheet.getByRole('radio', { name: String(tiles), exact: true }).check();
  return sheet.getByRole('button', { name: label, exact: true });
}
