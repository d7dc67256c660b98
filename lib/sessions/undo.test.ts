import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EventBody, SessionEvent } from './events';
import { replay } from './replay';

type Move = { move: 'record'; fact: number } | { move: 'undo' } | { move: 'redo' };

const moves: fc.Arbitrary<Move[]> = fc.array(
  fc.oneof(
    fc.record({ move: fc.constant('record' as const), fact: fc.integer({ min: 0, max: 99 }) }),
    fc.record({ move: fc.constant('undo' as const) }),
    fc.record({ move: fc.constant('redo' as const) }),
  ),
  { maxLength: 60 },
);

const SEED = 20261129;

class Log {
  events: SessionEvent[] = [];

  write(body: EventBody): string {
    const seq = this.events.length;
    const id = `e${seq}`;
    this.events.push({ v: 1, id, device: 'd', at: seq, sessionId: 's', seq, ...body });
    return id;
  }

  get session() {
    return replay('s', this.events);
  }

  get facts() {
    return this.session.entries.filter((entry) => !entry.deleted).map((entry) => entry.fact);
  }

  undo() {
    const step = this.session.undo;
    if (step) this.write({ type: 'undone', target: step.id });
  }

  redo() {
    const next = this.session.redo;
    if (next) this.write({ type: 'undone', target: next.undone });
  }
}

test(`undo and redo equal a plain stack over random steps (seed ${SEED})`, () => {
  fc.assert(
    fc.property(moves, (steps) => {
      const log = new Log();
      const done: number[] = [];
      let undone: number[] = [];
      for (const step of steps) {
        if (step.move === 'record') {
          log.write({ type: 'recorded', place: {}, fact: step.fact });
          done.push(step.fact);
          undone = [];
        } else if (step.move === 'undo') {
          log.undo();
          const last = done.pop();
          if (last !== undefined) undone.push(last);
        } else {
          log.redo();
          const next = undone.pop();
          if (next !== undefined) done.push(next);
        }
        expect(log.facts).toEqual(done);
        expect(log.session.undo === null).toBe(done.length === 0);
        expect(log.session.redo === null).toBe(undone.length === 0);
      }
    }),
    { seed: SEED, numRuns: 300 },
  );
});

type Mixed =
  | { move: 'record'; fact: number }
  | { move: 'amend'; which: number; fact: number | null }
  | { move: 'rename'; seat: 'a' | 'b'; name: string }
  | { move: 'undo' }
  | { move: 'redo' };

const mixed: fc.Arbitrary<Mixed[]> = fc.array(
  fc.oneof(
    fc.record({ move: fc.constant('record' as const), fact: fc.integer({ min: 0, max: 99 }) }),
    fc.record({
      move: fc.constant('amend' as const),
      which: fc.nat(9),
      fact: fc.option(fc.integer({ min: 100, max: 199 })),
    }),
    fc.record({
      move: fc.constant('rename' as const),
      seat: fc.constantFrom('a' as const, 'b' as const),
      name: fc.constantFrom('Ana', 'Bob', 'Eva'),
    }),
    fc.record({ move: fc.constant('undo' as const) }),
    fc.record({ move: fc.constant('redo' as const) }),
  ),
  { maxLength: 60 },
);

/** A table as a plain list, changed by a list of steps: what the log must always amount to. */
function plain(steps: readonly Taken[]): number[] {
  const list = new Map<string, number | null>();
  for (const step of steps) if ('fact' in step) list.set(step.entry, step.fact);
  return [...list.values()].filter((fact): fact is number => fact !== null);
}

/** A step as the plain list knows it: what an entry says now, or what somebody is called now. */
type Taken = { entry: string; fact: number | null } | { seat: string; name: string };

const SEATS = [
  { player: 'a', name: 'first', colour: 'red' as const },
  { player: 'b', name: 'second', colour: 'blue' as const },
];

/** The names that a list of steps leaves. */
function plainNames(steps: readonly Taken[]): string[] {
  const names = new Map(SEATS.map(({ player, name }) => [player, name]));
  for (const step of steps) if ('seat' in step) names.set(step.seat, step.name);
  return [...names.values()];
}

test(`amended, renamed and undone in any mix amount to the steps that stand (seed ${SEED})`, () => {
  fc.assert(
    fc.property(mixed, (steps) => {
      const log = new Log();
      log.write({ type: 'started', game: 'g', rules: 1, name: '', seats: SEATS, setup: {}, options: {} });
      const done: Taken[] = [];
      let undone: Taken[] = [];
      for (const step of steps) {
        if (step.move === 'record') {
          const entry = log.write({ type: 'recorded', place: {}, fact: step.fact });
          done.push({ entry, fact: step.fact });
          undone = [];
        } else if (step.move === 'amend') {
          const { entries } = log.session;
          const entry = entries[step.which % Math.max(1, entries.length)];
          if (!entry) continue;
          log.write({ type: 'amended', target: entry.id, fact: step.fact });
          done.push({ entry: entry.id, fact: step.fact });
          undone = [];
        } else if (step.move === 'rename') {
          const { seat, name } = step;
          log.write({ type: 'seat-changed', player: seat, name });
          done.push({ seat, name });
          undone = [];
        } else if (step.move === 'undo') {
          log.undo();
          const last = done.pop();
          if (last) undone.push(last);
        } else {
          log.redo();
          const next = undone.pop();
          if (next) done.push(next);
        }
        expect(log.facts).toEqual(plain(done));
        expect(log.session.seats.map(({ name }) => name)).toEqual(plainNames(done));
      }
    }),
    { seed: SEED, numRuns: 300 },
  );
});

test('taking back an entry silences its amendments, and bringing it back brings them back', () => {
  const log = new Log();
  const entry = log.write({ type: 'recorded', place: { round: 1 }, fact: 'three sheep' });
  log.write({ type: 'amended', target: entry, place: { round: 2 }, fact: 'two sheep' });
  const takenBack = log.write({ type: 'undone', target: entry });
  expect(log.facts).toEqual([]);
  log.write({ type: 'undone', target: takenBack });
  expect(log.session.entries).toMatchObject([
    { fact: 'two sheep', place: { round: 2 }, amended: { first: 'three sheep', firstPlace: { round: 1 } } },
  ]);
});

test('a deleted entry is kept with what it said, and can be amended back', () => {
  const log = new Log();
  const entry = log.write({ type: 'recorded', place: {}, fact: 'claim' });
  log.write({ type: 'amended', target: entry, fact: null });
  expect(log.session.entries).toMatchObject([{ fact: 'claim', deleted: true }]);
  log.write({ type: 'amended', target: entry, fact: 'claim again' });
  expect(log.facts).toEqual(['claim again']);
});

test('reopening a finished table is undoing "finished"', () => {
  const log = new Log();
  log.write({ type: 'finished' });
  expect(log.session.finished).toBe(true);
  log.undo();
  expect(log.session.finished).toBe(false);
  log.redo();
  expect(log.session.finished).toBe(true);
});

test('options changed during play are taken back like any step', () => {
  const log = new Log();
  log.write({
    type: 'started',
    game: 'g',
    rules: 1,
    name: '',
    seats: [{ player: 'a', name: 'Ana', colour: 'red' }],
    setup: {},
    options: { jokers: 'one-kind' },
  });
  log.write({ type: 'options-changed', options: { jokers: 'any' } });
  expect(log.session.options).toEqual({ jokers: 'any' });
  log.undo();
  expect(log.session.options).toEqual({ jokers: 'one-kind' });
});

test('the start of a table is nothing that undo takes back', () => {
  const log = new Log();
  log.write({ type: 'started', game: 'g', rules: 1, name: '', seats: [], setup: {}, options: {} });
  expect(log.session.undo).toBeNull();
});
