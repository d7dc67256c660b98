import { expect, test } from 'vitest';
import { DECK_SIZE } from './cards';
import { mayBe, openHand, unseenKinds } from './hands';
import { handOf, inPlay, leftIn } from './places';
import { CardTable } from './testing/card-table';
import { revealing } from './timing';

const two = () => new CardTable(['ana', 'bob']);
const ROAD = { kind: 'road', state: 'unfinished', tiles: 4 };

test('[XP-04] a card goes from its deck to a hand or into play, and on to the discard pile', () => {
  const table = two();
  table.draw('ana', 'loop-road');
  expect(handOf(table.cards.places, 'ana')).toEqual([{ deck: 'cloister', nth: 1 }]);
  expect(leftIn(table.cards.places, 'cloister')).toBe(31);
  table.draw('ana', 'score-3');
  expect(inPlay(table.cards.places)).toEqual({ card: 'score-3', nth: 2, player: 'ana' });
  expect(handOf(table.cards.places, 'ana')).toHaveLength(1);
  table.play('ana', 'score-3', 2);
  expect(inPlay(table.cards.places)).toBeNull();
  expect(table.cards.places.pile.map(({ card, how }) => [card, how])).toEqual([['score-3', 'played']]);
});

test('[XP-05] the same card of a deck is drawn once, whoever asks for it', () => {
  const table = two();
  expect(table.drawNth('ana', 'road', 1)).toBeNull();
  expect(table.drawNth('ana', 'road', 1)).toBe('christmas-present/not-next-card');
  expect(table.drawNth('ana', 'road', 3)).toBe('christmas-present/not-next-card');
  expect(table.drawNth('ana', 'road', 2)).toBeNull();
  expect(table.drawNth('bob', 'cloister', 1)).toBe('christmas-present/not-your-turn');
});

test('[XP-05] an empty deck gives nothing, and the discard pile does not come back', () => {
  const table = new CardTable(['ana', 'bob'], { 'christmas-present/handLimit': '5-in-all' });
  for (let nth = 1; nth <= DECK_SIZE; nth++) expect(table.drawNth('ana', 'road', nth)).toBeNull();
  expect(leftIn(table.cards.places, 'road')).toBe(0);
  expect(table.drawNth('ana', 'road', 33)).toBe('christmas-present/deck-empty');
  table.letGo('ana', 'mastermind', 1);
  expect(table.drawNth('ana', 'road', 33)).toBe('christmas-present/deck-empty');
});

test('[XP-06] while a card acts nothing else happens; it acts, or is let go', () => {
  const table = two();
  table.draw('ana', 'draw-2');
  table.draw('ana', 'lock-city');
  expect(table.draw('ana', 'mastermind')).toBe('christmas-present/card-in-play');
  expect(table.play('ana', 'draw-2', 1)).toBe('christmas-present/card-in-play');
  expect(table.next()).toBe('christmas-present/card-in-play');
  expect(table.end()).toBe('christmas-present/card-in-play');
  expect(table.letGo('ana', 'draw-2', 1)).toBe('christmas-present/card-in-play');
  expect(table.letGo('ana', 'lock-city', 1)).toBeNull();
  expect(table.next()).toBeNull();
});

test('[XP-06] a card in play acts, or is let go, though its player left or the turn was put right', () => {
  const left = new CardTable(['ana', 'bob', 'eva']);
  left.draw('ana', 'lock-city');
  left.enter('ana', { kind: 'left' });
  expect(left.next()).toBe('christmas-present/card-in-play');
  expect(left.letGo('bob', 'lock-city', 1)).toBe('christmas-present/not-held');
  expect(left.letGo('ana', 'lock-city', 1)).toBeNull();
  expect(left.next()).toBeNull();

  const putRight = two();
  putRight.draw('ana', 'lock-city');
  putRight.enter('ana', { kind: 'on-turn', player: 'bob' }, { round: 1 });
  expect(putRight.play('ana', 'lock-city', 1, { label: 'north' })).toBeNull();
  expect(putRight.draw('ana', 'mastermind')).toBe('christmas-present/not-your-turn');
  expect(putRight.next()).toBeNull();
});

test('[XP-06] what acts at once lies open, and nothing else does', () => {
  const table = two();
  expect(table.drawNth('ana', 'road', 1, 'mastermind')).toBe('christmas-present/not-open');
  expect(table.drawNth('ana', 'road', 1, 'score-3')).toBe('christmas-present/wrong-deck');
  table.drawNth('ana', 'road', 1);
  expect(table.play('ana', 'lock-city', 1, { label: 'north' })).toBe('christmas-present/not-held');
});

test('[XP-07] cards are played on the own turn, several of them', () => {
  const table = two();
  table.draw('ana', 'return-follower');
  table.draw('ana', 'draw-2');
  table.draw('ana', 'mastermind');
  table.next();
  expect(table.play('ana', 'mastermind', 1)).toBe('christmas-present/not-your-turn');
  table.next();
  expect(table.play('ana', 'mastermind', 1)).toBeNull();
  expect(table.play('ana', 'draw-2', 2)).toBeNull();
  expect(table.play('ana', 'draw-2', 2)).toBe('christmas-present/not-held');
  expect(table.play('bob', 'return-follower', 1)).toBe('christmas-present/not-held');
  expect(
    table.enter('ana', { kind: 'christmas-present/let-go', card: 'score-3', nth: 9 }, { round: 2, player: 'ana' }),
  ).toBe('christmas-present/not-this-turn');
});

test('[XP-08] five cards may be held when the turn ends, both decks together', () => {
  const table = two();
  for (const nth of [1, 2, 3]) {
    table.drawNth('ana', 'cloister', nth);
    table.drawNth('ana', 'road', nth);
  }
  expect(table.next()).toBe('christmas-present/too-many-cards');
  expect(table.end()).toBe('christmas-present/too-many-cards');
  expect(table.letGo('ana', 'swap-city', 2)).toBeNull();
  expect(table.next()).toBeNull();
});

test('[XP-08] or five of each deck, where the table plays it like that', () => {
  const table = new CardTable(['ana', 'bob'], { 'christmas-present/handLimit': '5-per-deck' });
  for (const nth of [1, 2, 3, 4, 5]) {
    table.drawNth('ana', 'cloister', nth);
    table.drawNth('ana', 'road', nth);
  }
  table.drawNth('ana', 'road', 6);
  expect(table.next()).toBe('christmas-present/too-many-cards');
  expect(table.letGo('ana', 'draw-2', 1)).toBe('christmas-present/no-excess');
  expect(table.letGo('ana', 'mastermind', 6)).toBeNull();
  expect(table.next()).toBeNull();
});

test('[XP-09] nothing but excess is let go from a hand', () => {
  const table = two();
  for (const nth of [1, 2, 3, 4, 5]) table.drawNth('ana', 'road', nth);
  expect(table.letGo('ana', 'mastermind', 1)).toBe('christmas-present/no-excess');
  table.drawNth('ana', 'road', 6);
  expect(table.letGo('ana', 'mastermind', 1)).toBeNull();
  expect(table.letGo('ana', 'mastermind', 2)).toBe('christmas-present/no-excess');
});

test('[XP-10] a road card that somebody else has just played is cancelled, out of turn, and stays on the pile', () => {
  const table = two();
  table.draw('ana', 'prevent-attack');
  table.next();
  expect(table.play('ana', 'prevent-attack', 1)).toBe('christmas-present/nothing-to-prevent');
  table.draw('bob', 'lock-city');
  expect(table.play('ana', 'prevent-attack', 1)).toBe('christmas-present/nothing-to-prevent');
  table.play('bob', 'lock-city', 1, { label: 'north' });
  expect(table.cards.places.lying).toHaveLength(1);
  const attack = table.entries.at(-1)?.id ?? '';
  expect(table.play('ana', 'prevent-attack', 1)).toBeNull();
  expect(table.cards.places.lying).toEqual([]);
  expect(table.cards.places.prevented).toEqual({ [attack]: table.entries.at(-1)?.id });
  expect(table.cards.places.pile.map(({ card }) => card)).toEqual(['lock-city', 'prevent-attack']);
});

test('[XP-10] nobody cancels a card with which a feature was scored already', () => {
  const table = two();
  table.draw('ana', 'prevent-attack');
  table.next();
  table.draw('bob', 'break-tie-road');
  table.play('bob', 'break-tie-road', 1, { label: 'north' });
  const road = { kind: 'road', state: 'completed', tiles: 4 };
  expect(table.score('bob', road, { ana: 1, bob: 1 }, { lying: [1] })).toBeNull();
  expect(table.play('ana', 'prevent-attack', 1)).toBe('christmas-present/nothing-to-prevent');
  expect([table.points('ana'), table.points('bob')]).toEqual([0, 4]);
  table.entries.pop();
  expect(table.play('ana', 'prevent-attack', 1)).toBeNull();
  expect(table.score('bob', road, { ana: 1, bob: 1 }, { lying: [1] })).toBe('christmas-present/not-lying');
});

test('[XP-10] nobody cancels an own card, nor one of an earlier turn', () => {
  const table = two();
  table.draw('ana', 'prevent-attack');
  table.draw('ana', 'mastermind');
  table.play('ana', 'mastermind', 1);
  expect(table.play('ana', 'prevent-attack', 1)).toBe('christmas-present/own-attack');
  table.next();
  table.draw('bob', 'prevent-attack');
  expect(table.play('bob', 'prevent-attack', 2)).toBe('christmas-present/nothing-to-prevent');
});

test('[XP-11] at the end hands are revealed from the start player on, and only what acts at the end', () => {
  const table = two();
  table.next();
  table.draw('bob', 'double-points');
  expect(table.play('bob', 'double-points', 1, { followers: 2 })).toBe('christmas-present/at-the-end-only');
  table.next();
  table.draw('ana', 'early-farm');
  table.draw('ana', 'mastermind');
  table.draw('ana', 'prevent-attack');
  const hand = [{ card: 'mastermind', nth: 1 } as const, { card: 'early-farm', nth: 2 } as const];
  expect(table.close('ana', ...hand, { card: 'prevent-attack', nth: 3 })).toBe('christmas-present/not-ended');
  expect(table.end()).toBeNull();
  expect(table.play('bob', 'double-points', 1, { followers: 2 })).toBe('christmas-present/not-your-reveal');
  expect(table.play('ana', 'mastermind', 1)).toBe('christmas-present/dead-card');
  expect(table.play('ana', 'prevent-attack', 3)).toBe('christmas-present/dead-card');
  expect(table.drawNth('ana', 'road', 2)).toBe('christmas-present/game-ended');
  expect(table.letGo('ana', 'mastermind', 1)).toBe('christmas-present/game-ended');
  expect(table.play('ana', 'early-farm', 2)).toBeNull();
});

test('[XP-12] the rest of a hand is laid open, whole, and the next player reveals', () => {
  const table = two();
  table.draw('ana', 'mastermind');
  table.draw('ana', 'swap-road');
  table.next();
  table.draw('bob', 'double-points');
  table.end();
  const dead = { card: 'mastermind', nth: 1 } as const;
  expect(table.close('bob', { card: 'double-points', nth: 1 })).toBe('christmas-present/not-your-reveal');
  expect(table.close('ana', dead)).toBe('christmas-present/hand-incomplete');
  expect(table.close('ana', dead, dead)).toBe('christmas-present/not-held');
  expect(table.close('ana', dead, { card: 'swap-road', nth: 2 })).toBeNull();
  expect(table.close('ana')).toBe('christmas-present/hand-closed');
  expect(table.play('bob', 'double-points', 1, { followers: 3 })).toBeNull();
  expect(table.close('bob')).toBeNull();
  expect(table.cards.places.pile.map(({ how }) => how)).toEqual(['dead', 'dead', 'played']);
});

test('[XP-12] a card that no phone knows any more holds nobody up: it stays covered, and is counted', () => {
  const table = two();
  table.draw('ana', 'mastermind');
  table.draw('ana', 'swap-road');
  table.next();
  table.draw('bob', 'double-points');
  table.end();
  const closing = (covered: number) =>
    table.enter('ana', {
      kind: 'christmas-present/hand-closed',
      dead: [{ card: 'mastermind', nth: 1 }],
      covered,
    });
  for (const covered of [0, 2, -1]) expect(closing(covered)).toBe('christmas-present/hand-incomplete');
  expect(closing(1)).toBeNull();
  expect(handOf(table.cards.places, 'ana')).toEqual([{ deck: 'road', nth: 2 }]);
  expect(revealing(table.cards.places, table.cards.moment)).toBe('bob');
});

test('[XP-35] a card that a phone does not know can be what waits in a hand and was not seen twice', () => {
  const table = two();
  table.draw('ana', 'mastermind');
  table.draw('ana', 'swap-road');
  table.draw('ana', 'mastermind');
  table.draw('ana', 'swap-road');
  const offered = () => {
    const { places } = table.cards;
    return mayBe(places, 'road', openHand(places, 'ana', [{ deck: 'road', nth: 1, card: 'mastermind' }]));
  };
  expect(offered()).toEqual(['swap-cloister', 'swap-road', 'swap-city', 'swap-farm', 'mastermind', 'break-farm-tie']);
  expect(table.play('ana', 'mastermind', 3)).toBeNull();
  expect(offered()).not.toContain('mastermind');
  for (const nth of [2, 4]) expect(table.play('ana', 'swap-road', nth)).toBeNull();
  expect(offered()).toEqual(['swap-cloister', 'swap-city', 'swap-farm', 'break-farm-tie']);
});

test('[XP-13] moves of cards are undone, never deleted or turned into others', async () => {
  const { christmasPresent } = await import('./module');
  const table = two();
  table.draw('ana', 'lock-road');
  table.play('ana', 'lock-road', 1, { label: 'north' });
  const fact = { kind: 'christmas-present/played', card: 'lock-road', nth: 1 } as const;
  expect(table.amend('e1', { ...fact, label: 'south' })).toBeNull();
  expect(table.amend('e1', { ...fact, card: 'lock-city', label: 'south' })).toBe('christmas-present/cards-stay');
  expect(table.amend('e1', { ...fact, label: 'south' }, { round: 1, player: 'bob' })).toBe(
    'christmas-present/cards-stay',
  );
  expect(table.amend('e0', { kind: 'christmas-present/drew', deck: 'road', nth: 1 })).toBe(
    'christmas-present/cards-stay',
  );
  expect(christmasPresent.refuseDelete?.(fact)).toEqual({ refused: 'christmas-present/cards-stay' });
  expect(christmasPresent.refuseDelete?.({ kind: 'next' })).toBeNull();
});

test('[XP-13] a feature keeps the card that was played on it; what it scored may be put right', () => {
  const table = two();
  table.draw('ana', 'unfinished-road');
  const carried = { card: { card: 'unfinished-road', nth: 1 } };
  table.score('ana', ROAD, { ana: 1 }, carried);
  const fact = { kind: 'feature', feature: { ...ROAD, tiles: 5 }, by: { followers: { ana: 1 } } };
  expect(table.amend('e1', fact)).toBe('christmas-present/cards-stay');
  expect(table.amend('e1', { ...fact, addOns: { 'christmas-present': carried } })).toBeNull();
  table.score('ana', ROAD, { ana: 1 });
  expect(table.amend('e2', { ...fact, addOns: { 'christmas-present': carried } })).toBe('christmas-present/cards-stay');
});

test('[XP-33] everybody knows of each kind how many are unseen; the holder knows the own hand', () => {
  const table = two();
  table.draw('ana', 'mastermind');
  table.draw('ana', 'score-3');
  const unseen = (card: string) => unseenKinds(table.cards.places).find((each) => each.card === card)?.unseen;
  expect([unseen('mastermind'), unseen('score-3'), unseen('draw-2')]).toEqual([2, 1, 2]);
  table.play('ana', 'score-3', 1);
  table.play('ana', 'mastermind', 1);
  expect([unseen('mastermind'), unseen('score-3')]).toEqual([1, 1]);
  table.draw('ana', 'draw-2');
  expect(openHand(table.cards.places, 'ana', [{ deck: 'cloister', nth: 2, card: 'draw-2' }])).toEqual([
    { deck: 'cloister', nth: 2, card: 'draw-2' },
  ]);
  expect(openHand(table.cards.places, 'ana', [])).toEqual([{ deck: 'cloister', nth: 2, card: null }]);
});

test('[XP-31] of a kind that was seen twice there is no third, wherever it is said to be', () => {
  const table = two();
  for (const nth of [1, 2, 3]) table.drawNth('ana', 'road', nth);
  table.play('ana', 'mastermind', 1);
  table.play('ana', 'mastermind', 2);
  expect(table.play('ana', 'mastermind', 3)).toBe('christmas-present/no-such-card-left');
  table.draw('ana', 'lock-city');
  table.letGo('ana', 'lock-city', 4);
  table.draw('ana', 'lock-city');
  table.letGo('ana', 'lock-city', 5);
  expect(table.draw('ana', 'lock-city')).toBe('christmas-present/no-such-card-left');
});

test('[XP-31] what cannot have been moves nothing and is reported, and the rest of the table is read', () => {
  const table = two();
  table.draw('ana', 'score-3');
  const odd = [
    {
      id: 'x',
      place: { round: 1, player: 'ana' },
      fact: { kind: 'christmas-present/played', card: 'score-3', nth: 7 },
    },
    { id: 'y', place: { round: 1, player: 'ana' }, fact: { kind: 'christmas-present/drew', deck: 'cloister', nth: 9 } },
    { id: 'z', place: {}, fact: { kind: 'christmas-present/played', card: 'score-3', nth: 1 } },
  ];
  table.entries.push(...odd);
  expect(Object.keys(table.cards.problems)).toEqual(['x', 'y', 'z']);
  expect(leftIn(table.cards.places, 'cloister')).toBe(31);
  expect(table.play('ana', 'score-3', 1)).toBeNull();
  expect(table.points('ana')).toBe(3);
});
