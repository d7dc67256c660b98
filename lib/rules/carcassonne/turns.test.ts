import { expect, test } from 'vitest';
import type { Entry } from '../entry';
import { refuseFact } from './decide';
import type { Fact } from './facts';
import { scoreTable } from './table';
import { baseSetupOf, ended, entryOf, featureOf, passed, placeOf, road, setupOf } from './testing/tables';

const table = baseSetupOf(['ana', 'bob', 'eva']);
const turn = (entries: Entry<Fact>[], setup = table) => scoreTable(setup, entries).turn;
const refuse = (entries: Entry<Fact>[], fact: Fact, round?: number, player?: string, setup = table) =>
  refuseFact(setup, scoreTable(setup, entries), fact, placeOf(round, player));
const next: Fact = { kind: 'next' };

test('[CA-03] turns go in seat order from the first player', () => {
  expect(turn([])).toEqual({ turn: 1, round: 1, player: 'ana', secondTile: null, next: 'bob' });
  expect(turn(passed(2))).toMatchObject({ turn: 3, round: 1, player: 'eva', next: 'ana' });
  expect(turn(passed(3))).toMatchObject({ turn: 4, round: 2, player: 'ana' });
  const second = { ...table, firstPlayer: 'bob' };
  expect(scoreTable(second, passed(4)).turns.map(({ player, round }) => [player, round])).toEqual([
    ['bob', 1],
    ['eva', 1],
    ['ana', 1],
    ['bob', 2],
    ['eva', 2],
  ]);
});

test('[CA-03] only the turn being played can be passed', () => {
  expect(refuse(passed(2), next, 3)).toBeNull();
  expect(refuse(passed(2), next)).toBeNull();
  expect(refuse(passed(2), next, 2)).toEqual({ refused: 'not-this-turn', turn: 2, current: 3 });
  expect(refuse(passed(2), next, 4)).toEqual({ refused: 'no-such-turn', turn: 4, current: 3 });
});

test('[CA-03] a turn that was passed twice was passed once', () => {
  const twice = [...passed(2), entryOf('again', next, 2)];
  expect(turn(twice)).toMatchObject({ turn: 3, player: 'eva' });
  expect(scoreTable(table, twice).tiles.left).toBe(69);
});

test('[CA-03] whose turn it is can be said otherwise, and play goes on from there', () => {
  const said = [...passed(1), entryOf<Fact>('said', { kind: 'on-turn', player: 'eva' }, 2)];
  expect(turn(said)).toMatchObject({ turn: 2, player: 'eva', next: 'ana' });
  expect(turn([...said, entryOf('next2', next, 2)])).toMatchObject({ turn: 3, player: 'ana' });
  expect(refuse([], { kind: 'on-turn', player: 'zoe' }, 1)).toEqual({ refused: 'unknown-player', player: 'zoe' });
});

test('[CA-04] a builder gives one tile more in the same turn', () => {
  const setup = setupOf(['ana', 'bob']);
  const second = entryOf<Fact>('second', { kind: 'tile', builder: true }, 1, 'ana');
  const view = scoreTable(setup, [second]);
  expect(view.turn).toMatchObject({ turn: 1, player: 'ana', secondTile: 'second' });
  expect(view.tiles.left).toBe(124);
  expect(refuse([second], second.fact, 1, 'ana', setup)).toEqual({
    refused: 'second-tile-exists',
    turn: 1,
    entry: 'second',
  });
  expect(refuseFact(setup, view, second.fact, second.place, 'second')).toBeNull();
  expect(refuse([second, entryOf('next1', next, 1)], second.fact, 2, 'bob', setup)).toBeNull();
});

test('[CA-05] with turn order off nobody is on turn, and nothing is passed', () => {
  const off = { ...baseSetupOf(['ana', 'bob'], { turns: 'off' }), firstPlayer: null };
  expect(turn([], off)).toBeNull();
  expect(refuse([], next, undefined, undefined, off)).toEqual({ refused: 'turns-off' });
  expect(refuse([], { kind: 'on-turn', player: 'ana' }, undefined, undefined, off)).toEqual({ refused: 'turns-off' });
  const scores = ['1', '2'].map((id) => entryOf<Fact>(id, featureOf(road(3), ['ana'])));
  const view = scoreTable(off, [...scores, entryOf('3', { kind: 'tile' })]);
  expect(view.entries.map(({ entry, turn: number }) => [entry.id, number])).toEqual([
    ['1', null],
    ['2', null],
  ]);
  expect(view.tiles.left).toBe(70);
});

test('[CA-05] turn order switched on later asks who is first, and goes on from the answer', () => {
  const off = { ...baseSetupOf(['ana', 'bob'], { turns: 'off' }), firstPlayer: null };
  const on = { ...off, options: { ...off.options, turns: 'on' as const } };
  expect(turn([], on)).toMatchObject({ turn: 1, player: null, next: null });
  expect(scoreTable(on, []).problem).toBeNull();
  const said = entryOf<Fact>('said', { kind: 'on-turn', player: 'bob' }, 1);
  expect(turn([said, entryOf('next1', next, 1)], on)).toMatchObject({ turn: 2, player: 'ana', next: 'bob' });
});

test('[CA-08] who leaves has no turns from that one on', () => {
  const left = entryOf<Fact>('left', { kind: 'left' }, 2, 'bob');
  expect(turn([...passed(1), left])).toMatchObject({ turn: 2, player: 'eva', next: 'ana' });
  expect(scoreTable(table, [...passed(5), left]).turns.map(({ player }) => player)).toEqual([
    'ana',
    'eva',
    'ana',
    'eva',
    'ana',
    'eva',
  ]);
  expect(scoreTable(table, [...passed(1), left]).left).toEqual({ bob: 2 });
  const alone = scoreTable(baseSetupOf(['ana', 'bob']), [...passed(3), left]);
  expect(alone.turns.map(({ player, round }) => [player, round])).toEqual([
    ['ana', 1],
    ['ana', 2],
    ['ana', 3],
    ['ana', 4],
  ]);
});

test('[CA-08] nobody leaves twice or is on turn after leaving, and the earliest turn stands', () => {
  const left = entryOf<Fact>('left', { kind: 'left' }, 2, 'bob');
  const entries = [...passed(3), left];
  const refused = { refused: 'has-left', player: 'bob', turn: 2, entry: 'left' };
  expect(refuse(entries, { kind: 'left' }, 4, 'bob')).toEqual(refused);
  expect(refuse(entries, { kind: 'on-turn', player: 'bob' }, 3)).toEqual(refused);
  expect(refuse(entries, { kind: 'on-turn', player: 'bob' }, 2)).toEqual(refused);
  expect(refuse(entries, { kind: 'on-turn', player: 'bob' }, 1)).toBeNull();
  expect(refuseFact(table, scoreTable(table, entries), { kind: 'left' }, placeOf(3, 'bob'), 'left')).toBeNull();
  expect(refuse([], { kind: 'left' }, 1)).toEqual({ refused: 'unknown-player', player: null });
  expect(scoreTable(table, [entryOf('later', { kind: 'left' }, 3, 'bob'), left]).left).toEqual({ bob: 2 });
});

test('[CA-08] followers of somebody who left still score, and a table that all have left stands still', () => {
  const left = ['ana', 'bob', 'eva'].map((player) => entryOf<Fact>(`${player} left`, { kind: 'left' }, 1, player));
  const scored = entryOf<Fact>('1', featureOf(road(4), { bob: 1 }), 1);
  expect(refuse(left, scored.fact, 1)).toBeNull();
  const view = scoreTable(table, [...left, scored]);
  expect(view.players.bob?.points).toBe(4);
  expect(view.turn).toMatchObject({ player: null, next: null });
});

test('[CA-07] once the game has ended no turn is passed and no tile placed', () => {
  const over = { refused: 'game-ended', entry: 'ended' };
  expect(refuse([ended], next, 1)).toEqual(over);
  expect(refuse([ended], { kind: 'tile' }, 1)).toEqual(over);
  expect(refuse([ended], { kind: 'game-ended' })).toEqual(over);
  expect(refuse([], { kind: 'game-ended' })).toBeNull();
});
