import { expect, test } from 'vitest';
import { totalsMoved } from '../totals-moved';
import type { Fact } from './facts';
import { previewFarms } from './farm-preview';
import { draftId, previewEntry, previewOptions, previewTable } from './previews';
import { scoreTable } from './table';
import { city, ended, entryOf, featureOf, fieldOf, passed, road, setupOf } from './testing/tables';

const table = setupOf(['ana', 'bob']);
const view = scoreTable(table, [
  ...passed(6),
  entryOf('road', featureOf(road(4), ['ana']), 5),
  entryOf('city', featureOf(city(3), ['bob']), 7),
  ended,
  entryOf('field', fieldOf(['A', 'B'], { ana: 1 })),
]);

test('[CA-47] a draft says what it would give to whom, with totals before and after', () => {
  const draft = { fact: featureOf(city(5, 1), { ana: 2, bob: 2 }), place: { round: 7, player: 'ana' } };
  expect(previewEntry(view, draft)).toMatchObject({
    gains: [
      { player: 'ana', points: 12, before: 4, after: 16, reasons: [{ item: 'tiles' }, { item: 'coats-of-arms' }] },
      { player: 'bob', points: 12, before: 6, after: 18 },
    ],
    majority: { tie: true },
    problem: null,
  });
  expect(view.entries).toHaveLength(3);
});

test('[CA-47] a draft in place of an entry counts where that stands', () => {
  const draft = { fact: featureOf(road(6), ['bob']), place: { round: 5 }, except: 'road' };
  expect(previewEntry(view, draft)?.gains).toMatchObject([{ player: 'bob', before: 0, after: 6 }]);
  expect(previewTable(view, [draft]).players).toMatchObject({ ana: { points: 6 }, bob: { points: 12 } });
});

test('[CA-20] a draft that cannot be scored says why, and one that gives no points is none', () => {
  const place = { round: 7 };
  expect(previewEntry(view, { fact: featureOf(city(0), ['ana']), place })).toMatchObject({
    gains: [],
    problem: { refused: 'out-of-bounds', of: 'tiles' },
  });
  expect(previewEntry(view, { fact: { kind: 'next' }, place })).toBeNull();
  expect(previewEntry(view, { fact: {} as Fact, place })).toBeNull();
});

test('[CA-29] drafts of fields are scored together with those that are entered', () => {
  const second = previewOptions(view, { farms: 'second' });
  const drafts = [{ fact: fieldOf(['B'], { ana: 1, bob: 1 }), place: {} }];
  const fields = previewTable(second, drafts).entries.filter(({ step }) => step === 'farms');
  expect(fields.map(({ entry, gains }) => [entry.id, gains.map(({ player, points }) => [player, points])])).toEqual([
    ['field', [['ana', 6]]],
    [
      draftId(0),
      [
        ['ana', 0],
        ['bob', 3],
      ],
    ],
  ]);
});

test('[CA-26] totals before the farms, what they give, and final totals stay in view', () => {
  const draft = { fact: fieldOf(3, { bob: 1 }), place: {} };
  expect(previewFarms(view, draft).totals).toEqual([
    { player: 'ana', before: 4, farms: 6, final: 10 },
    { player: 'bob', before: 6, farms: 9, final: 15 },
  ]);
  expect(previewFarms(view, { ...draft, except: 'field' }).totals).toMatchObject([{ farms: 0 }, { farms: 9 }]);
  expect(previewFarms(view, null).totals).toMatchObject([{ farms: 6 }, { farms: 0 }]);
});

test('[CA-20] a draft of a field that cannot be says why, and the others count', () => {
  const { fields, totals } = previewFarms(view, { fact: fieldOf(2.5, { bob: 1 }), place: {} });
  expect(fields).toMatchObject([
    { id: 'field', gains: [{ player: 'ana', points: 6 }], problem: null },
    { id: draftId(0), gains: [], problem: { refused: 'out-of-bounds', of: 'cities' } },
  ]);
  expect(totals).toMatchObject([{ final: 10 }, { final: 6 }]);
});

test('[CA-34] by how much another farm rule set moves each total is said', () => {
  expect(totalsMoved(view, previewOptions(view, { farms: 'first' }))).toEqual([{ player: 'ana', by: 2 }]);
  expect(totalsMoved(view, previewOptions(view, { farms: 'second' }))).toEqual([]);
});
