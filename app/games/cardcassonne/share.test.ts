import { createTranslator } from 'use-intl';
import { expect, test } from 'vitest';
import { shareText } from '@/app/table/share/share-text';
import type { Translate } from '@/app/table/words';
import enCards from '@/lib/i18n/en/cardcassonne';
import en from '@/lib/i18n/en/evening';
import enTable from '@/lib/i18n/en/table';
import roCards from '@/lib/i18n/ro/cardcassonne';
import ro from '@/lib/i18n/ro/evening';
import roTable from '@/lib/i18n/ro/table';
import { type Chest, type Evening, scoreEvening } from '@/lib/rules/cardcassonne/index';
import type { Seat } from '@/lib/sessions/events';
import { sharedResult } from './share-result';

const words = (locale: 'en' | 'ro') =>
  createTranslator({
    locale,
    messages: {
      evening: locale === 'en' ? en : ro,
      table: locale === 'en' ? enTable : roTable,
      cardcassonne: locale === 'en' ? enCards : roCards,
    } as never,
  }) as unknown as Translate;

const seats: Seat[] = [
  { player: 'l', name: 'Łucja', colour: 'yellow' },
  { player: 'a', name: 'Ana', colour: 'red' },
];

type Person = { kind: 'person'; value: 1 | 2 | 3 };
const persons = (...values: (1 | 2 | 3)[]): Person[] => values.map((value) => ({ kind: 'person', value }));

const chest = (yellow: number, red: number, green: number, blue: number): Chest => ({
  yellow,
  red,
  green,
  blue,
  joker: 0,
});

/** Two people; Łucja has 40 points from the rounds, Ana 15; the chests as given, and so many sheep of Ana's. */
function evening(chests: Partial<Record<string, Chest>>, animals = 0): Evening {
  const options = { jokers: 'one-kind', chests: 'hidden' } as const;
  const setup = { players: ['l', 'a'], firstDealer: 'a', options, scoringCard: {} };
  const claims = Array.from({ length: 20 }, (_, index) => {
    const [round, player] = [Math.floor(index / 2) + 1, index % 2 ? 'a' : 'l'];
    const first = player === 'l' ? persons(3, 3, 2, 2) : persons(1, 1, 3);
    const second = player === 'l' ? [] : Array.from({ length: animals }, () => ({ kind: 'animal' as const }));
    const cards = round === 1 ? first : round === 2 ? second : [];
    const row = player === 'l' ? 'yellow' : 'red';
    return { id: `c${index}`, place: { round, player }, fact: { kind: 'claim' as const, row: row as 'yellow', cards } };
  });
  const opened = Object.entries(chests).flatMap(([player, held]) =>
    held ? [{ id: `k${player}`, place: { player }, fact: { kind: 'chest' as const, chest: held } }] : [],
  );
  return scoreEvening(setup, [...claims, ...opened]);
}

function share(locale: 'en' | 'ro', of: Evening, people = seats, closed = false) {
  const seatOf = (player: string) => people.find((seat) => seat.player === player) as Seat;
  const said = { title: 'Sunday', note: '29 November 2026', whyWon: '5 points more.', evening: of, closed, seatOf };
  return sharedResult(words(locale), said);
}

const BOTH = { l: chest(1, 1, 1, 0), a: chest(1, 1, 1, 1) };

test('a result as text: who won, and a line for each player with rounds and chest', () => {
  expect(shareText(words('en'), share('en', evening(BOTH)))).toBe(
    [
      'Sunday',
      '29 November 2026',
      '',
      'Łucja wins (55 points)',
      '5 points more.',
      '',
      '1. Łucja: 55 (40 + 15, chest with 3 cards)',
      '2. Ana: 45 (15 + 30, chest with 4 cards)',
    ].join('\n'),
  );
});

test('in Romanian', () => {
  const text = shareText(words('ro'), share('ro', evening(BOTH)));
  expect(text).toContain('Łucja câștigă (55 de puncte)');
  expect(text).toContain('2. Ana: 45 (15 + 30, cufăr cu 4 cărți)');
});

test('while one chest is uncounted nothing is told of any, and nobody has won', () => {
  const result = share('en', evening({ a: BOTH.a }));
  expect(result.won).toBeNull();
  expect(result.rows).toMatchObject([
    { name: 'Łucja', place: 1, cells: [], final: '40', won: false },
    { name: 'Ana', place: 2, cells: [], final: '15', won: false },
  ]);
  const text = shareText(words('en'), result);
  expect(text).toContain('The chests are not all counted yet');
  expect(text).toContain('2. Ana: 15');
  expect(text).not.toMatch(/45|30|cards|wins/);
});

test('while values of the scoring card are missing nobody has won yet; what a closed table agreed on stands', () => {
  const open = shareText(words('en'), share('en', evening(BOTH, 3)));
  expect(open).toContain('Łucja leads so far (55 points)');
  expect(open).toContain('2. Ana: 45 + ? (15 + ? + 30');
  expect(open).toContain('this is not the last word');
  const closed = shareText(words('en'), share('en', evening(BOTH, 3), seats, true));
  expect(closed).toContain('Łucja wins (55 points)');
  expect(closed).not.toContain('last word');
});

test('a name is only ever a name', () => {
  const odd = [
    { player: 'l', name: '{points}<b>x</b>*', colour: 'yellow' as const },
    { player: 'a', name: 'Ana\n1. Bob: 999', colour: 'red' as const },
  ];
  const lines = shareText(words('en'), share('en', evening(BOTH), odd)).split('\n');
  expect(lines).toHaveLength(8);
  expect(lines[3]).toBe('{points}<b>x</b>* wins (55 points)');
  expect(lines[7]).toBe('2. Ana 1. Bob: 999: 45 (15 + 30, chest with 4 cards)');
});

test('a name written from right to left is set apart from the numbers beside it', () => {
  const people = [{ player: 'l', name: 'سلمى', colour: 'yellow' as const }, seats[1] as Seat];
  expect(shareText(words('en'), share('en', evening(BOTH), people))).toContain('1. \u2068سلمى\u2069: 55');
});

test('signs that turn the direction, or talk to a terminal, do nothing in the text', () => {
  const odd = [
    { player: 'l', name: '\u202eaicuŁ\u2069', colour: 'yellow' as const },
    { player: 'a', name: '\u001b[31mAna\u001b[0m', colour: 'red' as const },
  ];
  const text = shareText(words('en'), share('en', evening(BOTH), odd));
  expect(text).toContain('1. aicuŁ: 55 (40 + 15');
  expect(text).toContain('2.  [31mAna [0m: 45');
  expect(text.match(/[^\P{C}\n]/u)).toBeNull();
});
