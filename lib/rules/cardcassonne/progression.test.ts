import { expect, test } from 'vitest';
import type { Entry } from '../entry';
import type { ScoringCardFact } from './facts';
import { ANIMAL_COUNTS, doubtValues, PRINTED_VALUES, progressionOf, refuseValues } from './progression';

const copied = (values: Record<string, number>, agreed?: number[]): Entry<ScoringCardFact> => ({
  id: 'x',
  place: {},
  fact: { kind: 'scoring-card', values, ...(agreed === undefined ? {} : { agreed }) },
});

test('[CC-23] the rules print two values only, and every table knows them', () => {
  expect(PRINTED_VALUES).toEqual({ 2: 6, 5: 14 });
  expect(progressionOf({}, [])).toEqual({ values: { 2: 6, 5: 14 }, agreed: [], doubts: [] });
});

test('[CC-25] values of the start and of entries are merged; for each count the latest stands', () => {
  const { values } = progressionOf({ 3: 9, 4: 10 }, [copied({ 4: 11, 6: 20 }), copied({ 4: 12 })]);
  expect(values).toEqual({ 2: 6, 3: 9, 4: 12, 5: 14, 6: 20 });
});

test('[CC-25] a count stays marked as agreed until a value is copied for it', () => {
  expect(progressionOf({}, [copied({ 12: 40, 13: 45 }, [13, 12])]).agreed).toEqual([12, 13]);
  expect(progressionOf({}, [copied({ 13: 45 }, [13]), copied({ 13: 44 })]).agreed).toEqual([]);
});

test('[CC-26] counts go from 1 to 13', () => {
  expect(ANIMAL_COUNTS).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  for (const count of ['0', '14', '03', '2.5', 'two']) {
    expect(refuseValues({ [count]: 5 })).toEqual({ refused: 'no-such-count', count, least: 1, most: 13 });
  }
});

test.each([-1, 201, 2.5, Number.NaN])('[CC-26] a value of %d is refused as a slip', (value) => {
  expect(refuseValues({ 3: value })).toEqual({ refused: 'value-out-of-bounds', count: 3, value, least: 0, most: 200 });
});

test('[CC-26] values that cannot be used are passed over when they are read', () => {
  expect(progressionOf({ 14: 3, 3: Number.NaN }, [copied({ 2: -5, 4: 10 })]).values).toEqual({ 2: 6, 4: 10, 5: 14 });
});

test('[CC-26] a value below its smaller known neighbour is questioned, an equal one is not', () => {
  expect(doubtValues({ 2: 6, 4: 6, 5: 14 })).toEqual([]);
  expect(doubtValues({ 2: 6, 4: 15, 5: 14 })).toEqual([
    { doubt: 'value-falls', smaller: { count: 4, value: 15 }, larger: { count: 5, value: 14 } },
  ]);
});
