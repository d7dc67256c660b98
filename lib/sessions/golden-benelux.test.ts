import { expect, test } from 'vitest';
import type { ChipsView } from '../rules/benelux/view';
import type { TableView } from '../rules/carcassonne/table';
import { truthOf } from '../rules/carcassonne/testing/sentences';
import { gameModule } from '../rules/registry';
import two from './golden/benelux-two.json';
import { readLog } from './read-log';
import { replay } from './replay';
import { readTable, type Table, tableRow } from './table';
import { retakenSteps } from './testing/retaken-steps';

/*
 * An exported log of two players, Inns & Cathedrals and Traders & Builders on the Benelux map: 72 + 18 + 24 = 114 tiles,
 * 30 of them on the islands. Points are added up by hand beside the sentences.
 */

const game = await gameModule('carcassonne', ['benelux']);
if (game === null) throw new Error('No such game');

/** The table as it was after an event, by its id; at the end without one. */
function tableOf(after?: string): Table<unknown, TableView> {
  const { log, unreadable } = readLog(two);
  expect(unreadable).toEqual([]);
  const last = after === undefined ? log.length : log.findIndex(({ id }) => id === after) + 1;
  expect(last).toBeGreaterThan(0);
  return readTable(game as NonNullable<typeof game>, replay('table', log.slice(0, last))) as Table<unknown, TableView>;
}

function tells(sentences: readonly string[], after?: string): void {
  const table = tableOf(after);
  expect(table.unreadableFacts).toEqual([]);
  expect(sentences.map((sentence) => truthOf(table, sentence))).toEqual(sentences);
}

const chipsOf = (after?: string) => tableOf(after).view?.addOns.benelux as ChipsView;

const stacksOf = (after?: string) =>
  Object.fromEntries(chipsOf(after).colours.map(({ colour, stacks }) => [colour, stacks]));

test('five turns: chips, a road, a city, and the first tile of an island', () => {
  tells(
    [
      // Purple 2, a city 4 × 2 + 2, light blue 1.
      'Ana has 13 points',
      // Orange 1, a road of 3, orange 2.
      'Bob has 6 points',
      'Ana has 3 points for benelux/chips',
      'Bob plays turn 6 of round 3, then Ana',
      // 83 less five turns, and Ana's last tile came from an island.
      '79 tiles are left',
    ],
    'bx-12',
  );
  expect(stacksOf('bx-12')).toEqual({ purple: [4, 5], 'light-blue': [5, 5], orange: [5, 5] });
  expect(chipsOf('bx-12').held['p-bob']).toMatchObject([{ value: 1 }, { value: 2 }]);
});

test('a chip on the second tile of a builder waits for a later turn', () => {
  expect(chipsOf('bx-17').held['p-ana']).toMatchObject([
    { colour: 'light-blue', ready: true },
    { colour: 'purple', ready: false },
  ]);
});

test('a chip that was read wrong is taken back and collected again', () => {
  tells(['1 steps are taken back', 'Bob has 17 points'], 'bx-21');
});

test('both tiles of a builder come from islands', () => {
  expect(stacksOf('bx-26')).toEqual({ purple: [3, 5], 'light-blue': [5, 4], orange: [5, 4] });
  // Nine turns and two builder's tiles, four of the eleven from islands: 83 - 7.
  tells(['76 tiles are left'], 'bx-26');
});

test('a chip amended ten turns later moves the totals after it', () => {
  tells(['bx-04 leads Bob from 1 to 4', 'Ana has 23 points'], 'bx-30');
});

test('the end of play, and the last count', () => {
  tells(
    [
      // 1 + 10 + 1 + an inn road 5 × 2 + 1 + the map bonus 4.
      'Ana has 27 points',
      // 1 + 3 + 2 + 10 + 1 + a cathedral 5 × 3.
      'Bob has 32 points',
      '75 tiles are left',
    ],
    'bx-34',
  );
  tells([
    // Orange 1 and an unfinished road of 2.
    'Ana has 30 points',
    // Farms 2 × 3, wine 10.
    'Bob has 48 points',
    'Ana has 4 points for benelux/chips',
    'Bob has 4 points for benelux/chips',
    'Bob wins',
    'the last count is complete',
    'the entries are doubted for nothing',
    '0 entries belong nowhere',
    'the table is finished',
  ]);
});

test('at the end a chip is left and counts nothing more', () => {
  const { held, collected, payments, problems } = chipsOf();
  expect(Object.values(held).flat()).toMatchObject([{ player: 'p-ana', colour: 'orange', ready: false }]);
  expect([collected.length, payments.length, problems.size]).toEqual([7, 6, 0]);
});

test('every step is one that the table takes, and its row has the same totals', () => {
  expect(retakenSteps(game, readLog(two).log)).toEqual([]);
  const row = tableRow(game, tableOf());
  expect(row).toMatchObject({ game: 'carcassonne', addOns: { benelux: 1 }, state: 'finished' });
  expect(row?.summary?.players.map(({ points }) => points)).toEqual([30, 48]);
});

test('what was taken back stays known, so that a draw of chance is not made twice', () => {
  const { session } = tableOf();
  expect(session.ever.filter(({ fact }) => (fact as { colour?: string }).colour === 'light-blue')).toMatchObject([
    ...[{ fact: { value: 1 } }, { fact: { value: 2 } }, { fact: { value: 1 } }],
    ...[{ fact: { stack: 2 } }, { fact: { stack: 1 } }],
  ]);
});
