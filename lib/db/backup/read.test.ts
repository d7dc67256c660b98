import { expect, test } from 'vitest';
import { type Backup, MOST_BYTES } from './format';
import { readBackup, readBackupText } from './read';
import { claim, start, written } from './testing/logs';
import { backupOf } from './testing/phones';
import { backupText } from './text';

const sunday = written([start('sunday')], 'e1', claim('ana', 1, 3));
const people = [{ id: 'ana', name: 'Ana', colour: 'red' as const, lastPlayed: 1000 }];
const sound: Backup = { ...backupOf([sunday], people), scoringCard: { 3: 9 } };

/** The sound backup with something else in it. */
function but(change: (backup: Record<string, unknown>) => void): string {
  const copy = JSON.parse(JSON.stringify(sound)) as Record<string, unknown>;
  change(copy);
  return JSON.stringify(copy);
}

const log = (backup: Record<string, unknown>) => (backup.tables as Backup['tables'])[0]?.log ?? [];

test('a backup reads as it was written, with a line for each entry', () => {
  const text = backupText(sound);
  expect(readBackupText(text)).toEqual(sound);
  expect(text.split('\n').filter((line) => line.includes('"type"'))).toHaveLength(2);
  expect(readBackupText(`\n${text}\n`)).toEqual(sound);
});

test('what a newer phone added to a backup of this version is no reason to refuse it', () => {
  const text = but((backup) => Object.assign(backup, { sealed: [] }));
  expect(readBackupText(text)).toEqual({ ...sound, sealed: [] });
});

test('a file is refused by its size before anything of it is read', async () => {
  const file = new Blob(['x'.repeat(11)]);
  file.arrayBuffer = () => Promise.reject(new Error('was read'));
  expect(await readBackup(file, 10)).toEqual({ refused: 'too-large', bytes: 11, most: 10 });
  const huge = { size: MOST_BYTES + 1 } as Blob;
  expect(await readBackup(huge)).toEqual({ refused: 'too-large', bytes: MOST_BYTES + 1, most: MOST_BYTES });
});

test('a file that cannot be fetched is refused as such', async () => {
  const file = new Blob(['x']);
  file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  expect(await readBackup(file)).toEqual({ refused: 'not-read' });
});

test('a backup cut off at any place is refused, and said to be cut off while anything is open', async () => {
  const bytes = new TextEncoder().encode(backupText(sound).trim());
  for (let end = 0; end < bytes.length; end += 1)
    expect(await readBackup(new Blob([bytes.slice(0, end)])), `cut at ${end}`).toEqual({ refused: 'truncated' });
});

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

test.each([
  ['a picture', new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)]), { refused: 'not-json' }],
  ['a letter', new Blob(['Dear Ana,']), { refused: 'not-json' }],
  ['brackets nested a million deep', new Blob([deep(1_000_000)]), { refused: 'too-deep' }],
  ['brackets nested 33 deep', new Blob([deep(33)]), { refused: 'too-deep' }],
  ['a list', new Blob([deep(32)]), { refused: 'foreign' }],
  ['nothing at all', new Blob(['null']), { refused: 'foreign' }],
  ['another program’s file', new Blob(['{"format": "something", "version": 1}']), { refused: 'foreign' }],
])('%s is refused', async (_, file, refusal) => {
  expect(await readBackup(file)).toEqual(refusal);
});

test('brackets and quotation marks inside a name are no nesting', () => {
  const backup = backupOf([[start('sunday', `${'['.repeat(99)}"\\{`)]]);
  expect(readBackupText(backupText(backup))).toEqual(backup);
});

test('a backup of a newer version is refused by its number, whatever else it holds', () => {
  expect(readBackupText('{"format":"tallystick-backup","version":2,"tables":{}}')).toEqual({
    refused: 'newer',
    version: 2,
  });
});

test.each(['__proto__', 'constructor', 'prototype', '\\u005f_proto__'])(
  'a key that reaches for the prototype of objects is refused: %s',
  (key) => {
    for (const text of [`{"${key}":{}}`, backupText(sound).replace('"cards"', `"${key}"`)])
      expect(readBackupText(text)).toEqual({ refused: 'polluting' });
  },
);

test.each<[string, string, (backup: Record<string, unknown>) => void]>([
  ['version as text', 'version', (backup) => Object.assign(backup, { version: '1' })],
  ['no time of making', 'made', (backup) => Object.assign(backup, { made: 'yesterday' })],
  ['tables as an object', 'tables', (backup) => Object.assign(backup, { tables: {} })],
  ['no people', 'people', (backup) => delete backup.people],
  [
    'a person in a colour that is none',
    'people.0.colour',
    (backup) => Object.assign(backup, { people: [{ ...people[0], colour: 'mauve' }] }),
  ],
  ['a value that is no number', 'scoringCard.3', (backup) => Object.assign(backup, { scoringCard: { 3: '9' } })],
  ['a row that is none', 'tables.0.log.1', (backup) => log(backup).splice(1, 1, 7 as never)],
  ['a place before the first', 'tables.0.log.0.seq', (backup) => Object.assign(log(backup)[0] ?? {}, { seq: -1 })],
  ['an id without end', 'tables.0.log.1', (backup) => Object.assign(log(backup)[1] ?? {}, { id: 'x'.repeat(51) })],
  ['a time that no clock shows', 'tables.0.log.1', (backup) => Object.assign(log(backup)[1] ?? {}, { at: 1e300 })],
  ['a log without rows', 'tables.0.log', (backup) => log(backup).splice(0)],
  ['rows in another order', 'tables.0.log', (backup) => log(backup).reverse()],
  ['a row of another table', 'tables.0.log', (backup) => Object.assign(log(backup)[1] ?? {}, { sessionId: 'monday' })],
])('a wrong shape is refused with its place: %s', (_, at, change) => {
  expect(readBackupText(but(change))).toEqual({ refused: 'malformed', at });
});

test('a table or an event that is in a backup twice is refused', () => {
  const twice = backupOf([sunday, sunday]);
  expect(readBackupText(backupText(twice))).toEqual({ refused: 'doubled', at: 'sunday' });
  const [first] = sunday;
  const again = backupOf([[...sunday, { ...first, sessionId: 'sunday', seq: 2 }]]);
  expect(readBackupText(backupText(again))).toEqual({ refused: 'doubled', at: 'sunday-0' });
  const marked = backupOf([[...sunday, { ...first, id: 'sunday-0~0123456789abc', sessionId: 'sunday', seq: 2 }]]);
  expect(readBackupText(backupText(marked))).toEqual({ refused: 'doubled', at: 'sunday: sunday-0' });
});
