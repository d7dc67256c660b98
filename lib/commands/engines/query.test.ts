import { expect, test } from 'vitest';
import { lift, pressAt, strike } from './actions.mjs';
import { button, dialog, dock, radio, wordsOf } from './query.mjs';

test('A query can travel into a page, and be said in words', () => {
  const wanted = radio(/^5$/, dialog);
  expect(JSON.parse(JSON.stringify(wanted))).toEqual({ role: 'radio', pattern: '^5$', within: { role: 'dialog' } });
  expect(wordsOf(wanted)).toBe('radio /^5$/ in dialog');
  expect(wordsOf(button('Ana +10', dock))).toBe('button “Ana +10” in contentinfo');
});

test('A finger goes down on a whole pixel, and up again', () => {
  expect(pressAt(10.4, 20.6)).toMatchObject([{ actions: [{ x: 10, y: 21 }, { type: 'pointerDown' }] }]);
  expect(lift()).toMatchObject([{ actions: [{ type: 'pointerUp' }] }]);
});

test('Letters are struck whole, whatever language they are of, and a new line is Enter', () => {
  const actions = strike('Ł\n').flatMap((source) => source.actions);
  expect(actions.filter(({ type }) => type === 'keyDown').map(({ value }) => value)).toEqual(['Ł', '\uE007']);
});
