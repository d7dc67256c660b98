import { expect, test } from 'vitest';
import { emptyArea } from './animals';
import { refuseArea } from './area';
import { type Claim, type ClaimScore, scoreClaim } from './claim';
import { COLOURS, perColour } from './colours';
import type { Card, Colour } from './facts';
import { DEFAULT_OPTIONS } from './options';
import { animal, building, FULL_CARD, joker, person, times } from './testing/evenings';

const claim = (row: Colour, cards: Card[], more: Partial<Claim> = {}) =>
  scoreClaim({ row, cards, area: emptyArea(), scoringCard: { 2: 6, 5: 14 }, options: DEFAULT_OPTIONS, ...more });

const areaOf = (animals: Partial<Record<Colour, number>>, waitingJokers = 0) => ({
  animals: perColour((colour) => animals[colour] ?? 0),
  waitingJokers,
});

test('[CC-08] persons score their sum times their number, with the values as the reason', () => {
  expect(claim('red', [person(3), person(1), person(1)])).toEqual({
    reasons: [{ reason: 'persons', rule: 'CC-08', values: [3, 1, 1], points: 15 }],
    points: 15,
    missing: [],
    area: emptyArea(),
    chest: { yellow: 0, red: 0, green: 0, blue: 0, joker: 0 },
    jokersTo: [],
  });
});

test('[CC-05] an empty claim scores nothing and is a claim', () => {
  expect(claim('green', [])).toMatchObject({ points: 0, reasons: [], area: emptyArea() });
});

test.each([0, 4, 1.5])('[CC-09] a person of value %d is refused', (value) => {
  expect(claim('red', [{ kind: 'person', value: value as 1 }])).toEqual({ refused: 'person-value', value });
});

test('[CC-10] a kind that grew scores its whole new count, a kind that did not grow nothing', () => {
  const area = areaOf({ green: 3, red: 2 });
  expect(claim('green', [animal, animal], { area })).toMatchObject({
    reasons: [{ reason: 'animals', colour: 'green', before: 3, cards: 2, jokers: 0, count: 5, points: 14 }],
    points: 14,
    area: areaOf({ green: 5, red: 2 }),
  });
});

test('[CC-10] two kinds may grow in one claim', () => {
  const kept: Card = { kind: 'animal', colour: 'blue', take: 'keep' };
  expect(claim('green', [animal, animal, kept], { area: areaOf({ blue: 4 }) })).toMatchObject({ points: 20 });
});

test.each(COLOURS)('[CC-06] a claimed animal in the %s row is of the kind of that colour', (row) => {
  expect(claim(row, [animal, animal])).toMatchObject({ area: areaOf({ [row]: 2 }) });
});

test('[CC-11] a kind reaches 13 and no more', () => {
  const area = areaOf({ green: 12 });
  expect(claim('green', [animal], { area })).toMatchObject({ missing: [13] });
  expect(claim('green', [animal, animal], { area })).toEqual({
    refused: 'kind-too-large',
    colour: 'green',
    count: 14,
    largest: 13,
  });
});

test('[CC-18] buildings and their jokers go under the chest and score nothing now', () => {
  expect(claim('blue', [building, building, joker('building')])).toMatchObject({
    reasons: [],
    points: 0,
    chest: { yellow: 0, red: 0, green: 0, blue: 2, joker: 1 },
  });
});

test('[CC-19] the dragon and the fairy score 10 each', () => {
  expect(claim('blue', [joker('fairy'), joker('dragon')])).toMatchObject({
    reasons: [
      { reason: 'dragon', points: 10 },
      { reason: 'fairy', points: 10 },
    ],
    points: 20,
  });
});

test('[CC-20] a person of a wrong colour leaves whatever its number, which nobody has to say', () => {
  expect(claim('blue', [{ kind: 'person', colour: 'unknown' }])).toMatchObject({ points: 10 });
  expect(claim('blue', [{ kind: 'person', colour: 'red' }])).toMatchObject({ points: 10 });
  expect(claim('blue', [{ kind: 'person' }])).toEqual({ refused: 'person-value', value: null });
});

test('[CC-20] a person of a wrong colour scores 10 and takes no part in the sum', () => {
  const wrong: Card = { kind: 'person', value: 3, colour: 'red' };
  expect(claim('blue', [person(1), person(2), wrong])).toMatchObject({
    reasons: [
      { reason: 'persons', values: [1, 2], points: 6 },
      { reason: 'wrong-colour', rule: 'CC-20', card: 'person', colour: 'red', points: 10 },
    ],
    points: 16,
  });
});

test.each(['animal', 'building'] as const)('[CC-21] an %s of a wrong colour leaves for 10', (kind) => {
  expect(claim('blue', [{ kind, colour: 'green', take: 'ten' }])).toMatchObject({
    reasons: [{ reason: 'wrong-colour', rule: 'CC-21', card: kind, colour: 'green', points: 10 }],
    area: emptyArea(),
    chest: { green: 0, blue: 0 },
  });
});

test('[CC-21] an animal or building of a wrong colour may be kept as a card of its own colour', () => {
  const cards: Card[] = [
    { kind: 'animal', colour: 'green', take: 'keep' },
    { kind: 'building', colour: 'green', take: 'keep' },
  ];
  expect(claim('blue', cards, { area: areaOf({ green: 1 }) })).toMatchObject({
    points: 6,
    area: areaOf({ green: 2 }),
    chest: { green: 1, blue: 0 },
  });
});

test('[CC-21] the owner has to choose, and only for a wrong colour', () => {
  expect(claim('blue', [{ kind: 'animal', colour: 'green' }])).toEqual({
    refused: 'take-missing',
    card: 'animal',
    colour: 'green',
  });
  expect(claim('blue', [{ kind: 'building', take: 'ten' }])).toEqual({
    refused: 'take-without-wrong-colour',
    card: 'building',
  });
});

test('[CC-22] the colour of the row is no wrong colour', () => {
  expect(claim('green', [{ kind: 'person', value: 1, colour: 'green' }])).toEqual({
    refused: 'colour-of-row',
    card: 'person',
    colour: 'green',
  });
});

test('[CC-22] a card that leaves may be of unknown colour, a kept one may not', () => {
  expect(claim('green', [{ kind: 'person', value: 1, colour: 'unknown' }])).toMatchObject({ points: 10 });
  expect(claim('green', [{ kind: 'animal', colour: 'unknown', take: 'ten' }])).toMatchObject({ points: 10 });
  expect(claim('green', [{ kind: 'building', colour: 'unknown' }])).toMatchObject({ points: 10, missing: [] });
  expect(claim('green', [{ kind: 'animal', colour: 'unknown', take: 'keep' }])).toEqual({
    refused: 'unknown-colour-kept',
    card: 'animal',
  });
});

test('[CC-22] a colour or a card that the game does not have is refused', () => {
  expect(claim('pink' as Colour, [])).toEqual({ refused: 'unknown-colour', colour: 'pink' });
  expect(claim('red', [{ kind: 'animal', colour: 'pink' as Colour, take: 'keep' }])).toMatchObject({
    refused: 'unknown-colour',
  });
  expect(claim('red', [{ kind: 'tower' } as unknown as Card])).toEqual({ refused: 'unknown-card', card: 'tower' });
  expect(claim('red', [joker('ghost' as 'fairy')])).toEqual({ refused: 'unknown-card', card: 'ghost' });
});

test('[CC-24] a count without a value waits, is asked for, and leaves the known points as they are', () => {
  const kept: Card = { kind: 'animal', colour: 'red', take: 'keep' };
  const score = claim('green', [animal, animal, animal, kept, joker('dragon')]) as ClaimScore;
  expect(score.points).toBe(10);
  expect(score.missing).toEqual([1, 3]);
  expect(score.reasons.filter((reason) => reason.points === null)).toHaveLength(2);
});

test.each<[string, Card, number]>([
  ['persons of value 1', person(1), 8],
  ['persons of value 2', person(2), 5],
  ['persons of value 3', person(3), 3],
  ['animals', animal, 9],
  ['buildings', building, 5],
  ['animal jokers', joker('animal'), 4],
  ['building jokers', joker('building'), 4],
  ['dragons', joker('dragon'), 1],
  ['fairies', joker('fairy'), 1],
])('[CC-33] the box has no more %s than it has', (_, card, limit) => {
  expect(claim('green', times(limit, card), { scoringCard: FULL_CARD })).not.toHaveProperty('refused');
  expect(claim('green', times(limit + 1, card), { scoringCard: FULL_CARD })).toMatchObject({
    refused: 'too-many',
    limit,
    given: limit + 1,
  });
});

test('[CC-33] limits are per colour', () => {
  const cards = [...times(3, person(3)), { kind: 'person', value: 3, colour: 'blue' } as Card];
  expect(claim('red', cards)).toMatchObject({ points: 37 });
});

test('[CC-35] 37 animals of unknown colour are more than the four colours have', () => {
  const unknown: Card = { kind: 'animal', colour: 'unknown', take: 'ten' };
  expect(claim('red', times(36, unknown))).toMatchObject({ points: 360 });
  expect(claim('red', times(37, unknown))).toEqual({
    refused: 'too-many',
    sort: { kind: 'animal', colour: 'any' },
    limit: 36,
    given: 37,
  });
});

test('[CC-33] a play area holds at most 4 jokers: those that wait and those beyond 9 of a kind', () => {
  expect(refuseArea(areaOf({ green: 11, red: 10 }, 1))).toBeNull();
  expect(refuseArea(areaOf({ green: 11, red: 11 }, 1))).toMatchObject({ refused: 'too-many', limit: 4, given: 5 });
  expect(refuseArea(areaOf({ green: 14 }))).toMatchObject({ refused: 'kind-too-large', count: 14 });
  expect(refuseArea(areaOf({ green: -1 }))).toEqual({ refused: 'not-an-amount', given: -1 });
});
