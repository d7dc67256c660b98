import { expect, test } from 'vitest';
import { lot } from '../lot';
import { CARD_NAMES, type Card, cardKind, DECK_SIZE, DECKS, kindsOf } from './cards';
import { cardsLeft, drawCard, type Known } from './chance';

const SEED = 20131206;

/** A small generator with a seed of its own, for what is only smoke. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  };
}

const sizes = Array.from({ length: 64 }, (_, index) => index + 1);

test('[XP-01] there are two decks of 16 kinds twice, and what acts when is said of each', () => {
  expect(CARD_NAMES).toHaveLength(32);
  for (const deck of DECKS) {
    expect(kindsOf(deck)).toHaveLength(16);
    expect(cardsLeft(deck, [])).toHaveLength(DECK_SIZE);
    expect(new Set(cardsLeft(deck, []))).toEqual(new Set(kindsOf(deck)));
  }
  const when = (timing: string) => CARD_NAMES.filter((card) => cardKind(card).when === timing).length;
  expect([when('at-once'), when('own-turn'), when('when-attacked'), when('end')]).toEqual([17, 10, 1, 4]);
});

test.each(sizes)('[XP-02] of %i cards each is drawn by equally many of the 256 bytes', (size) => {
  const drawn = Array.from({ length: size }, () => 0);
  let thrownAway = 0;
  for (let byte = 0; byte < 256; byte++) {
    let asked = 0;
    const place = lot(size, () => (asked++ === 0 ? byte : 0));
    if (asked > 1) thrownAway++;
    else drawn[place] = (drawn[place] ?? 0) + 1;
  }
  expect(new Set(drawn)).toEqual(new Set([Math.floor(256 / size)]));
  expect(thrownAway).toBe(256 % size);
});

test('[XP-02] the cards left in a deck are those that nobody has drawn, each as likely as the others', () => {
  const known: Known[] = [
    { deck: 'road', nth: 1, card: 'mastermind' },
    { deck: 'road', nth: 2, card: 'lock-city' },
    { deck: 'road', nth: 3, card: 'mastermind' },
  ];
  const left = cardsLeft('road', known);
  expect(left).toHaveLength(29);
  expect(left).not.toContain('mastermind');
  expect(left.filter((card) => card === 'lock-city')).toHaveLength(1);
  const drawn = new Map<Card, number>();
  for (let byte = 0; byte < 29; byte++) {
    const card = drawCard('road', 4, known, () => byte);
    drawn.set(card, (drawn.get(card) ?? 0) + 1);
  }
  expect([...drawn.values()].reduce((sum, each) => sum + each, 0)).toBe(29);
  for (const [card, times] of drawn) expect(times).toBe(left.filter((each) => each === card).length);
  expect(cardsLeft('cloister', known)).toHaveLength(DECK_SIZE);
});

test(`[XP-02] smoke: over many first draws the kinds spread evenly (chi-square, seed ${SEED})`, () => {
  const byte = generator(SEED);
  const draws = 16_000;
  const counts = new Map<Card, number>();
  for (let draw = 0; draw < draws; draw++) {
    const card = drawCard('cloister', 1, [], byte);
    counts.set(card, (counts.get(card) ?? 0) + 1);
  }
  const expected = draws / 16;
  const chi = kindsOf('cloister').reduce((sum, kind) => sum + ((counts.get(kind) ?? 0) - expected) ** 2 / expected, 0);
  // 15 degrees of freedom: 37.7 is exceeded once in a thousand times.
  expect(chi).toBeLessThan(37.7);
});

test('[XP-03] a card that was drawn before and put back is the same when it is drawn again', () => {
  const known: Known[] = [{ deck: 'road', nth: 1, card: 'swap-farm' }];
  for (let byte = 0; byte < 256; byte++) expect(drawCard('road', 1, known, () => byte)).toBe('swap-farm');
});

test('[XP-02] a whole deck drawn one by one holds every kind twice', () => {
  const byte = generator(SEED);
  const known: Known[] = [];
  for (let nth = 1; nth <= DECK_SIZE; nth++)
    known.push({ deck: 'cloister', nth, card: drawCard('cloister', nth, known, byte) });
  for (const kind of kindsOf('cloister')) expect(known.filter(({ card }) => card === kind)).toHaveLength(2);
});
