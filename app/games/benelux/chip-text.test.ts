import { createTranslator } from 'use-intl';
import { expect, test } from 'vitest';
import type { Translate } from '@/app/table/words';
import enBackup from '@/lib/i18n/en/backup';
import enBenelux from '@/lib/i18n/en/benelux';
import enCarcassonne from '@/lib/i18n/en/carcassonne';
import enFeature from '@/lib/i18n/en/feature';
import enTable from '@/lib/i18n/en/table';
import { beneluxWords } from '@/lib/i18n/words/benelux';
import type { ChipProblem } from '@/lib/rules/benelux/refusals';
import type { TableView } from '@/lib/rules/carcassonne/table';
import { gameModule } from '@/lib/rules/registry';
import evening from '@/lib/sessions/golden/benelux-two.json';
import { readLog } from '@/lib/sessions/read-log';
import { replay } from '@/lib/sessions/replay';
import { readTable } from '@/lib/sessions/table';
import { ledgerRecords } from '../carcassonne/ledger-csv';
import { wordsWith } from '../carcassonne/table-words';
import { chipText } from './chip-text';
import { problemText } from './problem-text';

const messages = {
  backup: enBackup,
  benelux: enBenelux,
  carcassonne: enCarcassonne,
  feature: enFeature,
  table: enTable,
};
const t = createTranslator({ locale: 'en', messages: messages as never }) as unknown as Translate;

const words = wordsWith([
  { id: 'benelux', words: beneluxWords, text: chipText, parts: {}, Live: () => null, amendAt: () => null },
]);

async function tableOf(rows: readonly unknown[]) {
  const game = await gameModule('carcassonne', ['benelux']);
  const { log, unreadable } = readLog(rows);
  if (game === null) throw new Error('No such game');
  const { session, seats, view } = readTable(game, replay('table', log, unreadable));
  const nameOf = (player: string) => seats.find((seat) => seat.player === player)?.name ?? '?';
  return { session, nameOf, view: view as TableView };
}

test('the spreadsheet has every chip and payment, and the last sum of each player is the total', async () => {
  const { session, nameOf, view } = await tableOf(evening);
  const all = ledgerRecords({ t, view, session, nameOf, words, when: () => '20:15' });
  for (const record of all) expect(record).toHaveLength(6);
  for (const player of view.seats) {
    const last = all.findLast(([, name, , , sum]) => name === nameOf(player) && sum !== null);
    expect(last?.[4]).toBe(view.players[player]?.points);
  }
  const said = all.map(([, , what]) => what);
  expect(said.filter((what) => String(what).startsWith('Chip: '))).toHaveLength(7);
  expect(said).toContain('Chip: Purple: worth 1');
  expect(said.filter((what) => String(what).includes('paid a chip'))).toHaveLength(6);
});

test('a payment whose chip was taken out says that it has no effect', async () => {
  const { session, nameOf, view } = await tableOf([
    ...evening.slice(0, 13),
    {
      ...{ v: 1, id: 'bx-99', device: 'phone-a', at: 1, sessionId: 'benelux-two', seq: 13 },
      ...{ type: 'amended', target: 'bx-01', fact: null },
    },
  ]);
  const all = ledgerRecords({ t, view, session, nameOf, words, when: () => '20:15' });
  const paid = all.find(([, , what]) => String(what).includes('paid a chip'));
  expect(paid?.[5]).toBe('no effect: Purple: Ana would have no chip to pay.');
});

test.each<ChipProblem>([
  { code: 'not-on-turn', player: 'ana', onTurn: 'bob', turn: 2 },
  { code: 'no-such-chip', colour: 'purple', value: 3, most: 2 },
  { code: 'chip-collected', entry: 'e1' },
  { code: 'map-empty', most: 20 },
  { code: 'colour-used-up', colour: 'purple', most: 10 },
  { code: 'value-used-up', colour: 'purple', value: 2, most: 4 },
  { code: 'no-chip', colour: 'orange', player: 'ana' },
  { code: 'chip-of-this-turn', colour: 'orange', player: 'ana' },
  { code: 'tile-placed', entry: 'e1' },
  { code: 'tile-taken', entry: 'e1' },
  { code: 'no-such-stack', stack: 3, most: 2 },
  { code: 'stack-empty', colour: 'orange', stack: 1 },
])('$code is said in two sentences without a gap', (problem) => {
  const { fact, text } = problemText(t, problem, (player) => player.toUpperCase());
  expect(fact).toMatch(/^[A-Z].*\.$/);
  expect(text).toMatch(/^[A-Z].*\.$/);
  expect(`${fact} ${text}`).not.toMatch(/benelux\.|\{|undefined/);
});
