/** @typedef {readonly [row: 'cloister' | 'road' | 'field' | 'city', cards: readonly string[], label: string]} Claim */

/** Four people around a table of Cardcassonne, clockwise. */
export const PEOPLE = ['Ana', 'Ștefan', 'Łucja', 'Bunica'];

/**
 * What they claim in each round, in turn: the row, the cards by the names of their keys, and what the main key then says.
 * Added up by hand: 51, 39, 33 and 14 before the chests, 56, 39, 33 and 19 with them.
 *
 * @type {readonly (readonly Claim[])[]}
 */
export const ROUNDS = [
  [
    ['road', ['Person 3', 'Person 1', 'Person 1'], 'Enter 15 for Ana'],
    ['field', ['Sheep', 'Sheep'], 'Enter 6 for Ștefan'],
    ['city', ['Person 1', 'Person 1', 'Person 2'], 'Enter 12 for Łucja'],
    ['cloister', [], 'Enter the empty claim'],
  ],
  [
    ['city', ['Person 2', 'Dragon'], 'Enter 12 for Ana'],
    ['field', ['Sheep', 'Sheep', 'Animal joker'], 'Enter 14 for Ștefan'],
    ['road', ['Animal joker'], 'Enter 3 for Łucja'],
    ['cloister', ['Person 3', 'Person 2'], 'Enter 10 for Bunica'],
  ],
  [
    ['road', ['Road building'], 'Enter 0 for Ana'],
    ['cloister', ['Person 1'], 'Enter 1 for Ștefan'],
    ['cloister', ['Chicken'], 'Enter 6 for Łucja'],
    ['field', ['Field building'], 'Enter 0 for Bunica'],
  ],
  [
    ['road', [], 'Enter the empty claim'],
    ['field', ['Fairy'], 'Enter 10 for Ștefan'],
    ['cloister', ['Abbey'], 'Enter 0 for Łucja'],
    ['road', ['Road building'], 'Enter 0 for Bunica'],
  ],
  [
    ['field', ['Person 3', 'Person 3', 'Person 2'], 'Enter 24 for Ana'],
    ['city', ['City building'], 'Enter 0 for Ștefan'],
    ['city', ['Person 3'], 'Enter 3 for Łucja'],
    ['city', ['Person 3'], 'Enter 3 for Bunica'],
  ],
  [
    ['cloister', ['Building joker'], 'Enter 0 for Ana'],
    ['road', ['Person 2', 'Person 2'], 'Enter 8 for Ștefan'],
    ['field', ['Person 1', 'Person 1', 'Person 1'], 'Enter 9 for Łucja'],
    ['city', ['Person 1'], 'Enter 1 for Bunica'],
  ],
];

/** What the main key says when the chests are opened as these claims filled them, one after the other. */
export const CHESTS = ['Enter 5 for Ana', 'Enter 0 for Ștefan', 'Enter 0 for Łucja', 'Enter 5 for Bunica'];
