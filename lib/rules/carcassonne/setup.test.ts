import { expect, test } from 'vitest';
import { boxesOf, tilesInBoxes } from './boxes';
import { refuseChangedOptions, refuseSetup } from './decide-setup';
import { DEFAULT_OPTIONS, OPTION_VALUES, type Options } from './options';
import { scoreTable } from './table';
import { baseSetupOf, setupOf } from './testing/tables';

const six = ['ana', 'bob', 'eva', 'dan', 'ion', 'oana'];

test('[CA-01] 2 to 6 different people play', () => {
  for (const count of [2, 3, 4, 5, 6]) expect(refuseSetup(setupOf(six.slice(0, count)))).toBeNull();
  for (const players of [[], ['ana'], [...six, 'tata']]) {
    expect(refuseSetup(setupOf(players))).toEqual({ refused: 'players', players: players.length, least: 2, most: 6 });
  }
  expect(refuseSetup(setupOf(['ana', 'bob', 'ana']))).toEqual({ refused: 'player-twice', player: 'ana' });
});

test('[CA-01] what cannot be a table is read all the same, and says why', () => {
  expect(scoreTable(setupOf(['ana']), []).problem).toMatchObject({ refused: 'players', players: 1 });
  expect(scoreTable(setupOf([]), [])).toMatchObject({ seats: [], standings: { winners: [] } });
  expect(scoreTable(setupOf(['ana', 'bob']), []).problem).toBeNull();
});

test('[CA-02] the boxes hold 72, 18, 24 and 12 tiles', () => {
  expect(tilesInBoxes(DEFAULT_OPTIONS)).toBe(72);
  expect(tilesInBoxes({ ...DEFAULT_OPTIONS, innsAndCathedrals: 'yes' })).toBe(90);
  expect(tilesInBoxes({ ...DEFAULT_OPTIONS, innsAndCathedrals: 'yes', tradersAndBuilders: 'yes' })).toBe(114);
  expect(tilesInBoxes({ ...DEFAULT_OPTIONS, river: 'yes' })).toBe(84);
  expect(tilesInBoxes({ ...DEFAULT_OPTIONS, abbot: 'yes' })).toBe(72);
  expect(boxesOf(setupOf([]).options)).toEqual(['base', 'innsAndCathedrals', 'tradersAndBuilders', 'abbot', 'river']);
});

test('[CA-03] with turn order on somebody is first', () => {
  expect(refuseSetup({ ...baseSetupOf(['ana', 'bob']), firstPlayer: null })).toEqual({
    refused: 'first-player-missing',
  });
  expect(refuseSetup({ ...baseSetupOf(['ana', 'bob']), firstPlayer: 'zoe' })).toEqual({
    refused: 'unknown-player',
    player: 'zoe',
  });
  expect(refuseSetup({ ...baseSetupOf(['ana', 'bob'], { turns: 'off' }), firstPlayer: null })).toBeNull();
});

test('[CA-44] options have named values, and the default is the first', () => {
  expect(DEFAULT_OPTIONS).toEqual({
    farms: 'third',
    twoTileCity: '4',
    unfinishedInnCathedral: 'zero',
    innsAndCathedrals: 'no',
    tradersAndBuilders: 'no',
    abbot: 'no',
    river: 'no',
    map: 'no',
    turns: 'on',
    countdown: 'shown',
    track: 'shown',
  });
  expect(OPTION_VALUES.farms).toEqual(['third', 'second', 'first']);
});

test('[CA-44] options and values that do not exist are refused, at the start and in play', () => {
  const options = { ...DEFAULT_OPTIONS, farms: 'fourth' } as unknown as Options;
  expect(refuseSetup({ ...baseSetupOf(['ana', 'bob']), options })).toEqual({
    refused: 'unknown-option',
    option: 'farms',
    value: 'fourth',
  });
  expect(refuseChangedOptions({ farms: 'second', map: 'yes' })).toBeNull();
  expect(refuseChangedOptions({ farms: 'fourth' })).toMatchObject({ refused: 'unknown-option', option: 'farms' });
  expect(refuseChangedOptions({ tower: 'yes' })).toMatchObject({ refused: 'unknown-option', option: 'tower' });
  expect(refuseChangedOptions({ toString: 'yes' })).toMatchObject({ refused: 'unknown-option' });
});
