import { createTranslator } from 'use-intl';
import { expect, test } from 'vitest';
import { csvText } from '@/app/table/csv';
import type { Translate } from '@/app/table/words';
import enBackup from '@/lib/i18n/en/backup';
import enCarcassonne from '@/lib/i18n/en/carcassonne';
import enFeature from '@/lib/i18n/en/feature';
import enTable from '@/lib/i18n/en/table';
import { carcassonne } from '@/lib/rules/carcassonne/module';
import six from '@/lib/sessions/golden/carcassonne-six.json';
import two from '@/lib/sessions/golden/carcassonne-two.json';
import { readLog } from '@/lib/sessions/read-log';
import { replay } from '@/lib/sessions/replay';
import { readTable } from '@/lib/sessions/table';
import { ledgerRecords } from './ledger-csv';
import { wordsWith } from './table-words';

const messages = { backup: enBackup, carcassonne: enCarcassonne, feature: enFeature, table: enTable };
const t = createTranslator({ locale: 'en', messages: messages as never }) as unknown as Translate;

function records(rows: readonly unknown[]) {
  const { log, unreadable } = readLog(rows);
  const { session, seats, view } = readTable(carcassonne, replay('table', log, unreadable));
  if (!view) throw new Error('No such table');
  const nameOf = (player: string) => seats.find((seat) => seat.player === player)?.name ?? '?';
  return {
    view,
    nameOf,
    records: ledgerRecords({ t, view, session, nameOf, words: wordsWith([]), when: () => '20:15' }),
  };
}

test.each(Object.entries({ six, two }))(
  'every line of %s has six cells, and the last sum of each player is the total',
  (_name, evening) => {
    const { view, nameOf, records: all } = records(evening);
    expect(all.length).toBeGreaterThan(view.entries.length);
    for (const record of all) expect(record).toHaveLength(6);
    for (const player of view.seats) {
      const last = all.findLast(([, name, , , sum]) => name === nameOf(player) && sum !== null);
      expect(last?.[4] ?? 0).toBe(view.players[player]?.points);
    }
  },
);

test('the first lines of an evening without turns', () => {
  expect(csvText(records(two).records).split('\r\n').slice(0, 4)).toEqual([
    'Turn,Player,What,Points,Sum,Note',
    ',Bob,City: 2 tiles × 1,2,2,',
    ',Ana,Road: 4 tiles × 1,4,4,',
    ',Ana,Cloister: 1 for the cloister + 6 tiles around it,7,11,',
  ]);
});

test('what somebody typed begins no formula', () => {
  const bad = two.map((row) =>
    row.type === 'started' ? { ...row, seats: row.seats?.map((seat) => ({ ...seat, name: '=1+1' })) } : row,
  );
  expect(csvText(records(bad).records)).toContain(",'=1+1,");
});
