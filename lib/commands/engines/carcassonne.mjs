import { article, button, checkbox, dialog, dock, heading, radio, radiogroup } from './query.mjs';

/** @typedef {import('./phone.mjs').Phone} Phone */

/** Somebody scores a city or road of so many tiles. @param {Phone} phone @param {'City' | 'Road'} kind @param {number} tiles @param {string} gives */
export async function scoreFeature(phone, kind, tiles, gives) {
  await phone.tap(button('Score'));
  await phone.check(radio(kind, dialog));
  await phone.check(radio(`${tiles}`, radiogroup(/^Tiles/, dialog)));
  if (kind === 'City') await phone.picture('score-sheet');
  await phone.tap(button(gives, { ...dock, within: dialog }));
  await phone.misses(dialog);
}

/** Of the 32 cards of a whole cloister deck, the byte of chance that draws “Prevent an attack”. */
const PREVENT = 16;

/** From now on chance gives that byte. @param {Phone} phone @param {number} byte */
const chance = (phone, byte) =>
  phone.driver.run(`
    const real = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) =>
      array instanceof Uint8Array && array.length === 1 ? array.fill(${byte}) : real(array);
  `);

/** A card is drawn into the hand of whoever is on turn, looked at by holding the curtain, and covered again. @param {Phone} phone */
export async function drawIntoHand(phone) {
  await chance(phone, PREVENT);
  await phone.tap(button(/^Draw from the cloister deck/));
  await phone.reads('1 covered card.');
  await phone.press(button('Hold to look'));
  await phone.sees(heading('Prevent an attack', article()));
  await phone.driver.release();
  await phone.picture('hand');
  await phone.tap(button('Cover'));
  await phone.misses(heading('Prevent an attack'));
  await phone.tap(button('Back to the cards'));
}

/** @param {Phone} phone */
export async function chooseCarcassonne(phone) {
  await phone.check(radio(/^Carcassonne/));
  await phone.check(checkbox(/^Christmas Present/));
}
