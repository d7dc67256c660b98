import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { benelux } from '../rules/benelux/module';
import type { TableView } from '../rules/carcassonne';
import { carcassonne } from '../rules/carcassonne/module';
import { CARD_NAMES, type Card, cardKind, DECKS, type Deck } from '../rules/christmas-present/cards';
import { openHand } from '../rules/christmas-present/hands';
import { christmasPresent } from '../rules/christmas-present/module';
import { handOf, inPlay, leftIn } from '../rules/christmas-present/places';
import { parseKnown } from '../rules/christmas-present/schemas';
import { HAND_LIMIT } from '../rules/christmas-present/timing';
import type { CardView } from '../rules/christmas-present/view';
import { joined } from '../rules/joined';
import { type Command, decide } from './decide';
import type { SessionEvent } from './events';
import { replay } from './replay';
import { readTable } from './table';

/* Whatever people do with the cards, undo among it: 64 cards in four places, and nobody's turn ends with too many. */

const SEED = 64;
const game = joined(carcassonne, [christmasPresent]);
const PLAYERS = ['ana', 'bob', 'eva'];

/** A table with its log and what is kept beside it, as the store of a phone would hold them. */
class Evening {
  log: SessionEvent[];
  /** By the event that each belongs to; what was undone among it. */
  sealed = new Map<string, unknown>();

  constructor(readonly byte: () => number) {
    const seats = PLAYERS.map((player) => ({ player, name: player, colour: 'red' as const }));
    const start = { type: 'started', game: 'carcassonne', rules: 1, addOns: { 'christmas-present': 1 } } as const;
    this.log = [{ ...this.#header(0), ...start, name: '', seats, setup: { firstPlayer: 'ana' }, options: {} }];
  }

  get table() {
    return readTable(game, replay('s', this.log));
  }

  get view(): TableView {
    return this.table.view as TableView;
  }

  get cards(): CardView {
    return this.view.addOns['christmas-present'] as CardView;
  }

  get known() {
    return [...this.sealed.values()].flatMap((each) => parseKnown(each) ?? []);
  }

  act(command: Command): string | null {
    const body = decide(game, this.table, command);
    if ('refused' in body) return body.refused;
    const event: SessionEvent = { ...this.#header(this.log.length), ...body };
    const drawn =
      event.type === 'recorded' ? game.secrets?.draw(event.fact, [...this.sealed.values()], this.byte) : null;
    if (drawn) this.sealed.set(event.id, drawn.secret);
    this.log = [...this.log, drawn && event.type === 'recorded' ? { ...event, fact: drawn.fact } : event];
    return null;
  }

  #header(seq: number) {
    return { v: 1 as const, id: `e${seq}`, device: 'd', at: seq, sessionId: 's', seq };
  }
}

/** What somebody wishes, sensible or not. */
type Wish =
  | { wish: 'draw'; player: string; deck: Deck; off: number }
  | { wish: 'play' | 'let-go'; player: string; which: number }
  | { wish: 'play-odd'; player: string; card: Card; nth: number }
  | { wish: 'close' | 'delete'; player: string; which: number }
  | { wish: 'next' | 'end' | 'undo' | 'redo' };

/** Mostly whoever is on turn. */
const player = fc.constantFrom('turn', 'turn', 'turn', ...PLAYERS);
const which = fc.nat(9);
const wish: fc.Arbitrary<Wish> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      wish: fc.constant('draw' as const),
      player,
      deck: fc.constantFrom(...DECKS),
      off: fc.constantFrom(0, 0, 0, -1, 1),
    }),
  },
  { weight: 8, arbitrary: fc.record({ wish: fc.constantFrom('play' as const, 'let-go' as const), player, which }) },
  {
    weight: 1,
    arbitrary: fc.record({
      wish: fc.constant('play-odd' as const),
      player,
      card: fc.constantFrom(...CARD_NAMES),
      nth: fc.integer({ min: 0, max: 33 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ wish: fc.constantFrom('close' as const, 'delete' as const), player, which }) },
  {
    weight: 5,
    arbitrary: fc.record({ wish: fc.constantFrom('next' as const, 'undo' as const, 'undo' as const, 'redo' as const) }),
  },
  { weight: 1, arbitrary: fc.record({ wish: fc.constant('end' as const) }) },
);

const by = (turn: string, wished: Wish): Wish =>
  'player' in wished && wished.player === 'turn' ? { ...wished, player: turn } : wished;

function commandOf(evening: Evening, wished: Wish): Command | null {
  const { session } = evening.table;
  const { turn, lastCount } = evening.view;
  const placed = (who: string) =>
    lastCount.begun === null && turn !== null ? { round: turn.turn, player: who } : { player: who };
  const record = (who: string, fact: object): Command => ({ do: 'record', place: placed(who), fact });
  switch (wished.wish) {
    case 'draw': {
      const nth = evening.cards.places.drawn[wished.deck].length + 1 + wished.off;
      return record(wished.player, { kind: 'christmas-present/drew', deck: wished.deck, nth });
    }
    case 'play':
    case 'let-go':
      return cardCommand(evening, wished, record);
    case 'play-odd':
      return record(wished.player, {
        kind: 'christmas-present/played',
        card: wished.card,
        nth: wished.nth,
        label: 'x',
      });
    case 'close': {
      const dead = openHand(evening.cards.places, wished.player, evening.known).map(({ card, nth }) => ({ card, nth }));
      return record(wished.player, { kind: 'christmas-present/hand-closed', dead });
    }
    case 'delete': {
      const target = session.entries[wished.which % Math.max(1, session.entries.length)];
      return target === undefined ? null : { do: 'delete', target: target.id };
    }
    case 'next':
      return record(turn?.player ?? '', { kind: 'next' });
    case 'end':
      return record(turn?.player ?? '', { kind: 'game-ended' });
    case 'undo':
      return session.undo === null ? null : { do: 'undo', step: session.undo.id };
    case 'redo':
      return session.redo === null ? null : { do: 'redo', step: session.redo.step.id };
  }
}

/** The card in play if there is one, or one of the own hand, with what it needs to be told. */
function cardCommand(
  evening: Evening,
  wished: Extract<Wish, { wish: 'play' | 'let-go' }>,
  record: (who: string, fact: object) => Command,
): Command | null {
  const { places } = evening.cards;
  const hand = openHand(places, wished.player, evening.known);
  const held = inPlay(places) ?? hand[wished.which % Math.max(1, hand.length)];
  if (held?.card === undefined || held.card === null) return null;
  const { card, nth } = held;
  if (wished.wish === 'let-go') return record(wished.player, { kind: 'christmas-present/let-go', card, nth });
  if (cardKind(card).effect !== 'rate')
    return record(wished.player, { kind: 'christmas-present/played', card, nth, label: 'x', followers: 2 });
  return record(wished.player, {
    ...featureFor(card, wished.player),
    addOns: { 'christmas-present': { card: { card, nth } } },
  });
}

function featureFor(card: Card, player: string) {
  const by = { followers: { [player]: 1 } };
  const state = card.startsWith('unfinished') ? 'unfinished' : 'completed';
  const { ground } = cardKind(card);
  if (ground === 'cloister') return { kind: 'feature', feature: { kind: 'monastery', state, around: 3 }, by };
  if (ground === 'road') return { kind: 'feature', feature: { kind: 'road', state, tiles: 2 }, by };
  const coatsOfArms = card === 'coats-of-arms-3' ? 1 : 0;
  return { kind: 'feature', feature: { kind: 'city', state, tiles: 2, coatsOfArms }, by };
}

/** Every card by where it is, in full knowledge. */
function everyCard({ cards: { places }, known }: Evening): Card[] {
  const held = PLAYERS.flatMap((each) => openHand(places, each, known).map(({ card }) => card as Card));
  const acting = inPlay(places);
  const drawn = [...held, ...(acting === null ? [] : [acting.card]), ...places.pile.map(({ card }) => card)];
  const live = DECKS.flatMap((deck) =>
    CARD_NAMES.filter((card) => cardKind(card).deck === deck).flatMap((card) =>
      Array.from({ length: 2 - drawn.filter((each) => each === card).length }, () => card),
    ),
  );
  return [...drawn, ...live];
}

function holds(evening: Evening): void {
  const { places, problems } = evening.cards;
  const hands = PLAYERS.map((each) => handOf(places, each).length).reduce((sum, each) => sum + each, 0);
  const acting = DECKS.flatMap((deck) => places.drawn[deck]).filter(
    ({ shown, discarded }) => shown !== null && !discarded,
  );
  expect(leftIn(places, 'cloister') + leftIn(places, 'road') + hands + acting.length + places.pile.length).toBe(64);
  expect(acting.length).toBeLessThanOrEqual(1);
  expect(everyCard(evening)).toHaveLength(64);
  expect(Object.keys(problems)).toEqual([]);
  expect(evening.table.unreadableFacts).toEqual([]);
}

test(`64 cards lie in four places at every moment, whatever is done and undone (seed ${SEED})`, () => {
  const played = { draws: 0, refused: 0, undone: 0, pile: 0 };
  fc.assert(
    fc.property(fc.array(wish, { minLength: 40, maxLength: 80 }), fc.infiniteStream(fc.nat(255)), (wishes, bytes) => {
      const evening = new Evening(() => bytes.next().value as number);
      for (const wished of wishes) {
        const turn = evening.view.turn?.player ?? '';
        const command = commandOf(evening, by(turn, wished));
        const held = handOf(evening.cards.places, turn).length;
        const refused = command === null ? 'nothing' : evening.act(command);
        if (refused === null && wished.wish === 'next') expect(held).toBeLessThanOrEqual(HAND_LIMIT);
        if (refused === null && wished.wish === 'draw') played.draws++;
        if (refused === null && wished.wish === 'undo') played.undone++;
        if (refused !== null) played.refused++;
        holds(evening);
      }
      played.pile += evening.cards.places.pile.length;
    }),
    { seed: SEED, numRuns: 40 },
  );
  for (const times of Object.values(played)) expect(times).toBeGreaterThan(50);
});

test(`undo and draw again gives the same card, whoever draws, and no sooner than the deck comes to it (seed ${SEED})`, () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...DECKS), { minLength: 1, maxLength: 5 }),
      fc.infiniteStream(fc.nat(255)),
      (decks, bytes) => {
        const evening = new Evening(() => bytes.next().value as number);
        const drawAll = (who: string, round: number) =>
          decks.map((deck) => {
            const nth = evening.cards.places.drawn[deck].length + 1;
            const place = { round, player: who };
            const refused = evening.act({ do: 'record', place, fact: { kind: 'christmas-present/drew', deck, nth } });
            return refused ?? [...evening.sealed.values()].at(-1);
          });
        const first = drawAll('ana', 1);
        while (evening.table.session.undo !== null) evening.act({ do: 'undo', step: evening.table.session.undo.id });
        expect(evening.cards.places.drawn).toEqual({ cloister: [], road: [] });
        evening.act({ do: 'record', place: { round: 1, player: 'ana' }, fact: { kind: 'next' } });
        expect(drawAll('bob', 2)).toEqual(first);
        expect(evening.table.session.takenBack).toBeGreaterThan(0);
      },
    ),
    { seed: SEED, numRuns: 60 },
  );
});

test('a covered card is named nowhere in the log', () => {
  let next = 0;
  const evening = new Evening(() => next++ % 256);
  for (let nth = 1; nth <= 32; nth++) {
    const acting = inPlay(evening.cards.places);
    const place = { round: 1, player: 'ana' };
    if (acting !== null) {
      const { card, nth: which } = acting;
      evening.act({ do: 'record', place, fact: { kind: 'christmas-present/let-go', card, nth: which } });
    }
    expect(
      evening.act({ do: 'record', place, fact: { kind: 'christmas-present/drew', deck: 'road', nth } }),
    ).toBeNull();
  }
  const covered = openHand(evening.cards.places, 'ana', evening.known).map(({ card }) => card as Card);
  expect(covered.length).toBeGreaterThan(5);
  const log = JSON.stringify(evening.log);
  for (const card of covered) expect(log).not.toContain(card);
});

test('cards and the chips of Benelux lie at one table, and each is read by its own rules', () => {
  const both = joined(carcassonne, [christmasPresent, benelux]);
  const options = { map: 'yes', turns: 'on', 'christmas-present/handLimit': '5-per-deck' };
  const setup = both.readSetup({ firstPlayer: 'ana' }, PLAYERS, options);
  if (setup === null) throw new Error('No such table');
  const place = { round: 1, player: 'ana' };
  const drew = { kind: 'christmas-present/drew', deck: 'road', nth: 1 };
  const collected = { kind: 'benelux/collected', colour: 'purple', value: 1 };
  const entries = [drew, collected].map((fact, index) => ({ id: `e${index}`, place, fact: both.readFact(fact) }));
  expect(entries.every(({ fact }) => fact !== null)).toBe(true);
  const view = both.view(setup, entries);
  expect(handOf((view.addOns['christmas-present'] as CardView).places, 'ana')).toHaveLength(1);
  expect(Object.keys(view.addOns)).toEqual(['christmas-present', 'benelux']);
  expect(both.refuse(setup, view, { ...drew, nth: 2 }, place)).toBeNull();
  expect(both.refuse(setup, view, drew, place)).toMatchObject({ refused: 'christmas-present/not-next-card' });
  expect(both.refuseOptions({ turns: 'off' })).toMatchObject({ refused: 'christmas-present/needs-turns' });
});
