import { button, dialog, group, heading, list, radio, textbox } from './query.mjs';

/** @typedef {import('./phone.mjs').Phone} Phone */

/** The people around the table, clockwise. */
export const PEOPLE = ['Ana', 'Ștefan', 'Łucja', 'Bunica'];

/** @typedef {[row: string, cards: string[], label: string]} Claim */

/** What they claim in each round, in turn. @type {Claim[][]} */
const ROUNDS = [
  [
    ['Road', ['Person 3', 'Person 1', 'Person 1'], 'Enter 15 for Ana'],
    ['Field', ['Sheep', 'Sheep'], 'Enter 6 for Ștefan'],
    ['City', ['Person 1', 'Person 1', 'Person 2'], 'Enter 12 for Łucja'],
    ['Cloister', [], 'Enter the empty claim'],
  ],
  [
    ['City', ['Person 2', 'Dragon'], 'Enter 12 for Ana'],
    ['Field', ['Sheep', 'Sheep', 'Animal joker'], 'Enter 14 for Ștefan'],
    ['Road', ['Animal joker'], 'Enter 3 for Łucja'],
    ['Cloister', ['Person 3', 'Person 2'], 'Enter 10 for Bunica'],
  ],
  [
    ['Road', ['Road building'], 'Enter 0 for Ana'],
    ['Cloister', ['Person 1'], 'Enter 1 for Ștefan'],
    ['Cloister', ['Chicken'], 'Enter 6 for Łucja'],
    ['Field', ['Field building'], 'Enter 0 for Bunica'],
  ],
  [
    ['Road', [], 'Enter the empty claim'],
    ['Field', ['Fairy'], 'Enter 10 for Ștefan'],
    ['Cloister', ['Abbey'], 'Enter 0 for Łucja'],
    ['Road', ['Road building'], 'Enter 0 for Bunica'],
  ],
  [
    ['Field', ['Person 3', 'Person 3', 'Person 2'], 'Enter 24 for Ana'],
    ['City', ['City building'], 'Enter 0 for Ștefan'],
    ['City', ['Person 3'], 'Enter 3 for Łucja'],
    ['City', ['Person 3'], 'Enter 3 for Bunica'],
  ],
  [
    ['Cloister', ['Building joker'], 'Enter 0 for Ana'],
    ['Road', ['Person 2', 'Person 2'], 'Enter 8 for Ștefan'],
    ['Field', ['Person 1', 'Person 1', 'Person 1'], 'Enter 9 for Łucja'],
    ['City', ['Person 1'], 'Enter 1 for Bunica'],
  ],
];

/** Somebody types the names around the table. @param {Phone} phone */
export async function sitDown(phone, names = PEOPLE) {
  for (const name of names) {
    await phone.tap(button('New name'));
    await phone.fill(textbox('Name', dialog), `${name}\n`);
    await phone.misses(dialog);
  }
}

/** @param {Phone} phone @param {Claim} claim */
export async function tapClaim(phone, [row, cards]) {
  await phone.check(radio(row));
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
  for (const label of ['Enter 5 for Ana', 'Enter 0 for Ștefan', 'Enter 0 for Łucja', 'Enter 5 for Bunica'])
    await phone.tap(button(label));
}
