/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./play-until-dead.mjs').Table} Table */
/** @typedef {(page: Page, table: Table) => Promise<void>} Operation what somebody does at a table of Carcassonne, and ends at */

/** @param {Page} page @param {string} name */
const button = (page, name) => page.getByRole('button', { name, exact: true });

/** What the screen says was scored last. @param {Page} page @param {string} says */
const lastScore = (page, says) => page.getByRole('status').filter({ hasText: 'Last scored' }).filter({ hasText: says });

/** @type {Operation} */
async function score(page, table) {
  const entry = table.game.entry(table.kept);
  if (!entry) throw new Error('The table is full.');
  await (await entry.reach(page, table.id)).click();
  await lastScore(page, entry.says).waitFor();
  table.kept += 1;
}

/** Takes the last score back, and brings it back while that is offered. @type {Operation} */
async function undoAndRedo(page, table) {
  const said = lastScore(page, table.game.entry(table.kept - 1)?.says ?? '');
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await button(page, 'Redo').click();
  await said.waitFor();
}

/** @type {Operation} */
async function readLedger(page) {
  await button(page, 'Ledger').click();
  await page.getByRole('heading', { name: 'Ledger', exact: true }).waitFor();
  await page.goBack();
  await button(page, 'Score').waitFor();
}

/** @type {Operation} */
async function openMenu(page) {
  await button(page, 'More').click();
  await button(page, 'Close').click();
}

/** A road is begun, and let be. @type {Operation} */
async function beginScore(page) {
  await button(page, 'Score').click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Road' }).check();
  await button(page, 'Close').click();
}

/** @type {Operation} */
async function goHome(page) {
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Carry on' }).click();
  await button(page, 'Score').waitFor();
}

/** What is done over and over during an evening, one of them every half minute. */
export const OPERATIONS = [score, undoAndRedo, readLedger, openMenu, score, beginScore, undoAndRedo, goHome];

/** How far the clock goes on with each, in ms. */
export const APART = 30_000;
