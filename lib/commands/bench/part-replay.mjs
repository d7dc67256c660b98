import { times } from './comparison.mjs';
import { eveningLog } from './evening-log.mjs';
import { interleave } from './interleave.mjs';
import { loadEngine } from './load-engine.mjs';
import { figuresOf } from './statistics.mjs';

const BOUND = 1.5;
const [SMALL, LARGE] = [400, 4000];
/** The same number of entries is read for every sample, so that the clock is equally fine for both. */
const ENTRIES = 40_000;

/** @typedef {(log: import('../../sessions/events').SessionEvent[]) => unknown} Read */

/** What reading a log costs for each of its entries, in µs of the processor. @param {Read} read @param {number} length */
function costOf(read, length) {
  const log = eveningLog('bench-table', length);
  const times = ENTRIES / length;
  return async () => {
    const start = process.cpuUsage();
    for (let time = 0; time < times; time++) read(log);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / ENTRIES;
  };
}

/** @type {import('./part.mjs').Part['run']} */
export async function measureReplay({ quick }) {
  const { cardcassonne, readLog, readTable, replay } = await loadEngine();
  /** @type {Record<string, Read>} */
  const ways = {
    'replay and the rules of the game': (log) => readTable(cardcassonne, replay('bench-table', log)),
    'replay alone': (log) => replay('bench-table', log),
  };
  /** @type {Read} */
  const check = (log) => readLog(log);
  const samples = await interleave(quick ? 5 : 30, {
    ...Object.fromEntries(
      Object.entries(ways).flatMap(([name, read]) => [
        [`${name} ${SMALL}`, costOf(read, SMALL)],
        [`${name} ${LARGE}`, costOf(read, LARGE)],
      ]),
    ),
    [`check ${LARGE}`]: costOf(check, LARGE),
  });
  return {
    title: 'Replay',
    how: `cost per entry of a log of ${LARGE} entries, against one of ${SMALL}; in Node, from the first call on`,
    comparisons: Object.keys(ways).map((label) =>
      times({
        label,
        unit: 'µs',
        samples: samples[`${label} ${LARGE}`] ?? [],
        baseline: samples[`${label} ${SMALL}`] ?? [],
        bound: BOUND,
      }),
    ),
    beside: [
      {
        label: 'per entry',
        unit: 'µs',
        figures: { 'checking what was stored': figuresOf(samples[`check ${LARGE}`] ?? []) },
      },
    ],
  };
}
