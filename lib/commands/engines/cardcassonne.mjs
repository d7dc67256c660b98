import { CHESTS, PEOPLE, ROUNDS } from '../phone/evening-of-four.mjs';
import { button, dialog, group, heading, list, radio, textbox } from './query.mjs';

/** @typedef {import('./phone.mjs').Phone} Phone */

/** The words of the rows. */
const ROWS = { cloister: 'Cloister', road: 'Road', field: 'Field', city: 'City' };

/** Somebody types the names around the table. @param {Phone} phone */
export async function sitDown(phone, names = PEOPLE) {
  for (const name of names) {
    await phone.tap(button('New name'));
    await phone.fill(textbox('Name', dialog), `${name}\n`);
    await phone.misses(dialog);
  }
}

/** @param {Phone} phone @param {import('../phone/evening-of-four.mjs').Claim} claim */
export async function tapClaim(phone, [row, cards]) {
  await phone.check(radio(ROWS[row]));
  for (const card of cards) await phone.tap(button(new RegExp(`^${card}(,|$)`), group('Cards')));
}

/** One whole round, from the table and back to it. @param {Phone} phone @param {number} round */
export async function scoreRound(phone, round) {
  await phone.tap(button(`Score round ${round}`));
  for (const [seat, claim] of (ROUNDS[round - 1] ?? []).entries()) {
    if (seat > 0) await phone.tap(button(`Claim: ${PEOPLE[seat]}`));
    await phone.sees(heading(`Claim: ${PEOPLE[seat]}`));
    await tapClaim(phone, claim);
    if (round === 1 && seat === 0) await phone.picture('claim');
    await phone.tap(button(claim[2]));
    await phone.sees(heading(/scores$/));
  }
  await phone.tap(button('To the table'));
  await phone.sees(list('Standings'));
}

/** Every chest is opened as the claims filled it. Ends at the result. @param {Phone} phone */
export async function openChests(phone) {
  await phone.tap(button('Open the chests'));
  for (const label of CHESTS) await phone.tap(button(label));
}
