import { expect, test } from 'vitest';
import { carcassonne } from '../rules/carcassonne/module';
import { truthOf } from '../rules/carcassonne/testing/sentences';
import six from './golden/carcassonne-six.json';
import two from './golden/carcassonne-two.json';
import { readLog } from './read-log';
import { replay } from './replay';
import { readTable, tableRow } from './table';
import { retakenSteps } from './testing/retaken-steps';

/* Exported logs of Carcassonne, and what they must say. Points are added up by hand beside the sentences. */

const evenings: Record<string, unknown[]> = { six, two };

/** The table of a golden evening as it was after an event, by its id; at the end without one. */
function tableOf(evening: string, after?: string) {
  const { log, unreadable } = readLog(evenings[evening] ?? []);
  expect(unreadable).toEqual([]);
  const last = after === undefined ? log.length : log.findIndex(({ id }) => id === after) + 1;
  expect(last).toBeGreaterThan(0);
  return readTable(carcassonne, replay(`table-${evening}`, log.slice(0, last)));
}

function tells(evening: string, sentences: readonly string[], after?: string): void {
  const table = tableOf(evening, after);
  expect(table.unreadableFacts).toEqual([]);
  expect(sentences.map((sentence) => truthOf(table, sentence))).toEqual(sentences);
}

/* Six players, Inns & Cathedrals and Traders & Builders: 72 + 18 + 24 = 114 tiles, third farm rule set. */

test('six: eleven turns, a tie, a builder, an inn, a cathedral', () => {
  tells(
    'six',
    [
      // City 4 tiles and an arm, 4 × 2 + 2 = 10, tied; then a monastery 9.
      'six-06 goes to Dan and Ana',
      'Ana has 19 points',
      // Cities 2 × 2 and 3 × 2.
      'Bob has 10 points',
      // A road of 3, and one of 5 shared with Dan.
      'Bunica has 8 points',
      'Dan has 15 points',
      // A cathedral: 6 × 3 + 2 × 3.
      'Eva has 24 points',
      // An inn road 4 × 2, the big follower against one; the fairy 1.
      'Ștefan has 9 points',
      'Ștefan plays turn 12 of round 2, then Ana',
      // 113 less eleven turns and the builder's tile.
      '101 tiles are left',
      'the entries are doubted for nothing',
      'the last count has not begun',
    ],
    'six-21',
  );
});

test('six: a city amended eight turns later moves the totals after it', () => {
  tells(
    'six',
    // Five tiles: 5 × 2 + 2 = 12 for each, so the monastery starts from 12.
    ['six-06 leads Dan from 0 to 12', 'six-12 leads Ana from 12 to 21', 'Ana has 21 points', 'Dan has 17 points'],
    'six-22',
  );
});

test('six: a turn passed by mistake is taken back', () => {
  tells('six', ['Ana plays turn 19 of round 4, then Bob', '94 tiles are left'], 'six-31');
  tells('six', ['Ștefan plays turn 18 of round 3, then Ana', '95 tiles are left', '1 steps are taken back'], 'six-32');
});

test('six: tiles counted by hand, and somebody who leaves', () => {
  tells('six', ['40 tiles are left', 'Ana plays turn 19 of round 4, then Bob'], 'six-35');
  tells('six', ['39 tiles are left', 'Bunica plays turn 20 of round 4, then Dan'], 'six-37');
  tells(
    'six',
    [
      'Bunica plays turn 25 of round 5, then Dan',
      // 39 less turns 20 to 24.
      '34 tiles are left',
      // 21 and an adjustment of 2.
      'Ana has 23 points',
      // 10 and an inn road 3 × 2.
      'Bob has 16 points',
      // 8 and a city tied with Ștefan, 7 × 2 + 2 × 2 = 18.
      'six-27 goes to Bunica and Ștefan',
      'Bunica has 26 points',
      // 17, the dragon takes 2, a monastery shared 9.
      'Dan has 24 points',
      'Eva has 22 points',
      // 9 + 18 + a road of 2 + 9.
      'Ștefan has 38 points',
    ],
    'six-45',
  );
});

test('six: an amendment that settles a tie takes the points back', () => {
  // Bunica's big follower stood there: Ștefan loses 18.
  tells('six', ['six-27 goes to Bunica', 'Bunica has 26 points', 'Ștefan has 20 points'], 'six-47');
});

test('six: the last count is broken off for a forgotten tile, and goes on where it was', () => {
  tells('six', ['the last count goes on with roads'], 'six-46');
  tells(
    'six',
    [
      'the last count goes on with monasteries',
      // Unfinished: a road of 3; an inn road 0; a city 4 + 1, tied; a monastery 1 + 5.
      'Eva has 25 points',
      'six-49 leads Dan from 24 to 24',
      'Ana has 28 points',
      'Bob has 21 points',
      'Dan has 30 points',
    ],
    'six-53',
  );
  tells('six', ['the last count has not begun', 'Bunica plays turn 25 of round 5, then Dan'], 'six-54');
  // A road of 2 after all; it counts before the last count.
  tells('six', ['six-55 leads Bunica from 26 to 28', 'the last count has not begun'], 'six-55');
  tells('six', ['the last count goes on with monasteries'], 'six-56');
  tells('six', ['the last count goes on with farms'], 'six-57');
});

test('six: the farms, under the third and then the second set', () => {
  tells(
    'six',
    [
      // Cities 3 × 3 and a pig 3 × 1.
      'six-58 leads Ana from 28 to 40',
      // Cities 2 × 3 each.
      'six-59 goes to Bunica and Dan',
      'Bunica has 34 points',
      'Dan has 36 points',
      // City A again, 3 and the herd 1.
      'Ana has 44 points',
      'Ana has 16 points for farms',
    ],
    'six-60',
  );
  // City A counts once for Ana: 4 with the pig, or 4 with the herd.
  tells('six', ['Ana has 40 points', 'Ana has 12 points for farms', 'Dan has 36 points'], 'six-61');
});

test('six: the end', () => {
  tells('six', [
    // Cities 12 + 5, monastery 9, adjustment 2, farms 12.
    'Ana has 40 points',
    // Cities 4 + 6 + 5, road 6, grain 10.
    'Bob has 31 points',
    'Bob has 10 points for goods',
    // Roads 3 + 5 + 2, city 18, farms 6, wine and grain 20.
    'Bunica has 54 points',
    'Bunica has 10 points for road',
    'Bunica stands on space 4 after 1 laps',
    // City 12, roads 5 + 0, monasteries 9 + 6, dragon -2, farms 6.
    'Dan has 36 points',
    'Dan has 15 points for monastery',
    'Dan has -2 points for line',
    // City 24, dragon -2, road 3, cloth 10.
    'Eva has 35 points',
    // Roads 8 + 2, fairy 1, monastery 9.
    'Ștefan has 20 points',
    'Bunica wins',
    'Ana is number 2',
    'Ștefan is number 6',
    'the last count is complete',
    'the entries are doubted for nothing',
    '0 entries belong nowhere',
    '1 steps are taken back',
    'the table is finished',
  ]);
});

/* Two players, the base box on a map, old rules (two-tile city 2, first farm rule set), without turn order. */

test('two: a score sheet without turns', () => {
  tells(
    'two',
    [
      // A two-tile city, old rule; then a tied city 4 × 2 + 2; then a castle of 3.
      'Bob has 15 points',
      // A road of 4, a monastery closed by the border 1 + 6, the tied city.
      'two-03 goes to Ana',
      'two-04 goes to Ana and Bob',
      'Ana has 21 points',
      'nobody is on turn',
      '0 tiles are left',
    ],
    'two-07',
  );
  tells('two', ['Bob has 12 points', '1 steps are taken back'], 'two-08');
  tells('two', ['Bob has 15 points'], 'two-09');
});

test('two: equal points share the win', () => {
  tells('two', ['the last count goes on with farms'], 'two-14');
  tells('two', [
    // Bob 15, an unfinished road 6. City A 4 for Ana, B 4 for each, Bob's far field 4.
    'two-15 leads Ana from 21 to 29',
    'two-16 leads Bob from 21 to 25',
    'two-17 leads Bob from 25 to 29',
    'Ana has 29 points',
    'Bob has 29 points',
    'Ana and Bob share the win',
    'Bob is number 1',
    'the last count is complete',
    'the entries are doubted for nothing',
  ]);
});

test.each(Object.keys(evenings))('%s: every step is one that the table takes', (evening) => {
  expect(retakenSteps(carcassonne, readLog(evenings[evening] ?? []).log)).toEqual([]);
});

test.each(Object.keys(evenings))('%s: its row has the same totals, and each is the sum of its reasons', (evening) => {
  const table = tableOf(evening);
  const row = tableRow(carcassonne, table);
  expect(row?.state).toBe('finished');
  for (const { player, points, byReason } of row?.summary?.players ?? []) {
    expect(points).toBe(table.view?.players[player]?.points);
    expect(points).toBe(Object.values(byReason).reduce((sum, each) => sum + each, 0));
  }
});
