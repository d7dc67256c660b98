import { expect, test } from 'vitest';
import { carcassonne } from '../rules/carcassonne/module';
import { christmasPresent } from '../rules/christmas-present/module';
import { truthOf } from '../rules/christmas-present/testing/sentences';
import { joined } from '../rules/joined';
import three from './golden/christmas-three.json';
import { readLog } from './read-log';
import { replay } from './replay';
import { readTable, tableRow } from './table';
import { retakenSteps } from './testing/retaken-steps';

/* An exported log of Carcassonne with the cards, and what it must say. Points are added up by hand beside the sentences. */

const game = joined(carcassonne, [christmasPresent]);

/** The table as it was after an event, by its id; at the end without one. */
function tableOf(after?: string) {
  const { log, unreadable } = readLog(three);
  expect(unreadable).toEqual([]);
  const last = after === undefined ? log.length : log.findIndex(({ id }) => id === after) + 1;
  expect(last).toBeGreaterThan(0);
  return readTable(game, replay('table-three', log.slice(0, last)));
}

function tells(sentences: readonly string[], after?: string): void {
  const table = tableOf(after);
  expect(table.unreadableFacts).toEqual([]);
  expect(sentences.map((sentence) => truthOf(table, sentence))).toEqual(sentences);
}

test('three: cards are drawn, score, and one is drawn again after undo', () => {
  tells(
    [
      // Score 3.
      'Bob has 3 points',
      // An unfinished city: 5 × 2 + 1 × 1, in its turn.
      'Eva has 11 points',
      // A road of 3.
      'Ana has 3 points',
      'Ana holds 2 cards',
      'Bob holds 1 card',
      'the cloister deck has 28 cards',
      'the road deck has 30 cards',
      'the discard pile has 2 cards, unfinished-city of Eva on top',
      '1 steps are taken back',
      'the entries are doubted for nothing',
    ],
    'three-15',
  );
});

test('three: an attack is prevented, and another one is not', () => {
  tells(['on features lies lock-city (the north city)'], 'three-16');
  tells(['on features lies nothing', 'Ana holds 1 card'], 'three-17');
  tells(['the discard pile has 4 cards, prevent-attack of Ana on top'], 'three-18');
  tells(['on features lies lock-city (the city by the river)'], 'three-21');
});

test('three: the points of the locked city and its fairy wait', () => {
  // A city 4 × 2 + 2, and 3 for the fairy.
  tells(['Ana has 3 points', 'Ana waits for 13 points', 'on features lies nothing'], 'three-24');
});

test('three: a loop with an inn, a tie that a card breaks, and six cards that become five', () => {
  tells(
    [
      // 4 × 4 on top of 11.
      'Eva has 27 points',
      // The east road of 6 on top of 3; Ana was tied.
      'Bob has 9 points',
      'Ana has 3 points',
      'three-31 goes to Bob',
      'Ana holds 6 cards',
    ],
    'three-36',
  );
  tells(['Ana holds 5 cards', 'the discard pile has 8 cards, swap-farm of Ana on top'], 'three-38');
});

test('three: the hands are revealed in order, the farms follow, and the lock pays', () => {
  tells(['Ana has 16 points', 'Ana waits for 0 points'], 'three-41');
  tells([
    // Road 3, double points 4 × 2, the mill farm 3 × 3 with the tie broken, early farm 3 × 1, held 10 + 3.
    'Ana has 36 points',
    // Score 3, the east road 6, a farm 2 × 3.
    'Bob has 15 points',
    'Eva has 27 points',
    'Ana wins',
    'Ana holds 0 cards',
    'Bob holds 0 cards',
    'the cloister deck has 24 cards',
    'the road deck has 25 cards',
    'the discard pile has 15 cards, mastermind of Bob on top',
    'the last count is complete',
    'the entries are doubted for nothing',
    '0 entries belong nowhere',
    'the table is finished',
  ]);
});

test('three: every step is one that the table takes', () => {
  expect(retakenSteps(game, readLog(three).log)).toEqual([]);
});

test('three: its row has the same totals, and each is the sum of its reasons', () => {
  const table = tableOf();
  const row = tableRow(game, table);
  expect(row).toMatchObject({ state: 'finished', addOns: { 'christmas-present': 1 } });
  for (const { player, points, byReason } of row?.summary?.players ?? []) {
    expect(points).toBe(table.view?.players[player]?.points);
    expect(points).toBe(Object.values(byReason).reduce((sum, each) => sum + each, 0));
  }
});
