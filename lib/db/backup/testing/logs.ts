import * as fc from 'fast-check';
import type { LogRow } from '../../../sessions/histories';

const SEATS = [
  { player: 'ana', name: 'Ana', colour: 'red' },
  { player: 'bob', name: 'Bob', colour: 'blue' },
];

/** The start of a table of Ana and Bob. */
export function start(table: string, name = table): LogRow {
  return {
    ...{ v: 1, id: `${table}-0`, device: 'phone-a', at: 1000, sessionId: table, seq: 0 },
    ...{ type: 'started', game: 'cardcassonne', rules: 1, name, seats: SEATS },
    setup: { firstDealer: 'bob', scoringCard: { 2: 6, 5: 14 } },
    options: { jokers: 'one-kind', chests: 'hidden' },
  };
}

/** The same log with one more event. */
export function written(log: readonly LogRow[], id: string, said: Record<string, unknown>): LogRow[] {
  const [{ sessionId = '' } = {}] = log;
  const seq = log.length;
  return [...log, { v: 1, id, device: 'phone-a', at: 1000 + seq, sessionId, seq, ...said }];
}

/** A claim of one person card. */
export function claim(player: string, round: number, value: 1 | 2 | 3): Record<string, unknown> {
  const fact = { kind: 'claim', row: 'red', cards: [{ kind: 'person', value }] };
  return { type: 'recorded', place: { round, player }, fact };
}

type Wish = { wish: 'record' | 'amend' | 'delete' | 'undo' | 'sing'; which: number; value: 1 | 2 | 3 };

/** What somebody does next, whatever the log holds by then. */
export const wishes = fc.array(
  fc.record({
    wish: fc.constantFrom<Wish['wish']>('record', 'record', 'record', 'amend', 'delete', 'undo', 'sing'),
    which: fc.nat(20),
    value: fc.constantFrom<Wish['value']>(1, 2, 3),
  }),
  { minLength: 1, maxLength: 6 },
);

/** The log after these wishes; `by` makes its events other ones than those of anybody else. */
export function after(log: readonly LogRow[], wished: readonly Wish[], by: string): LogRow[] {
  return wished.reduce<LogRow[]>((so, wish) => written(so, `${by}-${so.length}`, sayingOf(so, wish)), [...log]);
}

/** Amendments and undos name earlier events of the same log; "sing" is an event that this version cannot read. */
function sayingOf(log: readonly LogRow[], { wish, which, value }: Wish): Record<string, unknown> {
  const target = log[1 + (which % Math.max(1, log.length - 1))]?.id;
  const { place, fact } = claim(which % 2 ? 'ana' : 'bob', 1 + (which % 10), value);
  if (wish === 'sing') return { type: 'sung', v: 2, song: 'which' };
  if (wish === 'record' || target === undefined) return { type: 'recorded', place, fact };
  if (wish === 'undo') return { type: 'undone', target };
  return { type: 'amended', target, fact: wish === 'delete' ? null : fact };
}
