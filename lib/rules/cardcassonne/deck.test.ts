import { expect, test } from 'vitest';
import { COLOURS } from './colours';
import { ANIMALS, BUILDINGS, dealFor, JOKERS, laidAfter, PERSONS } from './deck';

test.each([
  [2, 6, 10],
  [3, 5, 8],
  [4, 5, 6],
  [5, 4, 6],
])('[CC-01] %i players: %i cards each, %i rounds', (players, cards, rounds) => {
  expect(dealFor(players)).toEqual({ cards, rounds });
});

test.each([0, 1, 6, 2.5, Number.NaN])('[CC-01] %d players are refused', (players) => {
  expect(dealFor(players)).toEqual({ refused: 'players', players, least: 2, most: 5 });
});

test('[CC-02] the deck is 4 times 30 cards and 10 jokers', () => {
  const perColour = PERSONS[1] + PERSONS[2] + PERSONS[3] + ANIMALS + BUILDINGS;
  expect(perColour).toBe(30);
  expect(COLOURS.length * perColour + Object.values(JOKERS).reduce((sum, count) => sum + count, 0)).toBe(130);
});

test.each([
  [2, 10],
  [3, 8],
  [4, 6],
  [5, 6],
])('[CC-03] %i players: ten cards lie at the start, all 130 after round %i', (players, rounds) => {
  expect(laidAfter(players, 0)).toBe(10);
  expect(laidAfter(players, rounds)).toBe(130);
});
