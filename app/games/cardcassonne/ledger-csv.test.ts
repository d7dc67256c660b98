import { createTranslator } from 'use-intl';
import { expect, test } from 'vitest';
import { csvText } from '@/app/table/csv';
import type { Translate } from '@/app/table/words';
import enBackup from '@/lib/i18n/en/backup';
import enCardcassonne from '@/lib/i18n/en/cardcassonne';
import enEvening from '@/lib/i18n/en/evening';
import enTable from '@/lib/i18n/en/table';
import { cardcassonne } from '@/lib/rules/cardcassonne/module';
import four from '@/lib/sessions/golden/evening-four.json';
import stored from '@/lib/sessions/golden/stored-v1.json';
import { readLog } from '@/lib/sessions/read-log';
import { replay } from '@/lib/sessions/replay';
import { readTable } from '@/lib/sessions/table';
import { ledgerRecords } from './ledger-csv';

const messages = { backup: enBackup, cardcassonne: enCardcassonne, evening: enEvening, table: enTable };
const t = createTranslator({ locale: 'en', messages: messages as never }) as unknown as Translate;

function records(rows: readonly unknown[]) {
  const { log, unreadable } = readLog(rows);
  const { session, seats, view: evening } = readTable(cardcassonne, replay('table', log, unreadable));
  if (!evening) throw new Error('No such evening');
  const nameOf = (player: string) => seats.find((seat) => seat.player === player)?.name ?? '?';
  return { evening, nameOf, records: ledgerRecords({ t, evening, session, nameOf, when: () => '20:15' }) };
}

test('the ledger of the frozen log, line by line, struck and unreadable ones among them', () => {
  const csv = csvText(records([...stored, { v: 2, id: 'later', seq: 15 }]).records);
  expect(csv.split('\r\n')).toEqual([
    'Round,Player,What,Points,Sum,Note',
    ',,Scoring card,,,2: 6 · 4: 11 · 5: 14',
    '1,Ana,road row: (3+1+1) × 3 = 15,15,15,',
    '1,Ștefan,field row: 2 sheep: 6 · wrong colour (building): 10 · 1 card to the chest,16,16,',
    '2,Ștefan,field row: 2 + 2 = 4 sheep: 11 · Fairy: 10,21,37,',
    '3,Ana,city row: No cards,0,15,Amended at 20:15',
    '4,Ana,cloister row,,,"Deleted, counts nothing."',
    ',Ana,Chest with 0 cards,0,15,',
    ',,Line 16 of the log cannot be read. It counts nothing and is kept as it is.,,,',
    '',
  ]);
});

test('every line has six cells, and the last sum of each player is the total', () => {
  const { evening, nameOf, records: all } = records(four);
  for (const record of all) expect(record).toHaveLength(6);
  for (const player of evening.seats) {
    const last = all.findLast(([, name, , , sum]) => name === nameOf(player) && sum !== null);
    expect(last?.[4]).toBe(evening.players[player]?.points);
  }
});

test('what somebody typed begins no formula', () => {
  const bad = stored.map((row) =>
    row.type === 'started' ? { ...row, seats: row.seats?.map((seat) => ({ ...seat, name: '=1+1' })) } : row,
  );
  expect(csvText(records(bad).records)).toContain(",'=1+1,");
});
