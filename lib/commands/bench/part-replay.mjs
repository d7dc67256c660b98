import { carcassonneLog } from '../phone/carcassonne-log.mjs';
import { eveningLog } from '../phone/evening-log.mjs';
import { loadEngine } from '../phone/load-engine.mjs';
import { figuresOf } from '../statistics.mjs';
import { times } from './comparison.mjs';
import { interleave } from './interleave.mjs';

const BOUND = 1.5;
const [SMALL, LARGE] = [400, 4000];
/** The same number of entries is read for every sample, so that the clock is equally fine for both. */
const ENTRIES = 40_000;

/** @typedef {(log: import('../../sessions/events').SessionEvent[]) => unknown} Read */

/** @typedef {{ read: Read, logOf: typeof eveningLog }} Way */

/** What reading a log costs for each of its entries, in µs of the processor. @param {Way} way @param {number} length */
function costOf({ read, logOf }, length) {
  const log = logOf('bench-table', length);
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
  const { cardcassonne, carcassonne, readLog, readTable, replay } = await loadEngine();
  /** @type {Record<string, Way>} */
  const ways = {
    'replay and the rules of Cardcassonne': {
      read: (log) => readTable(cardcassonne, replay('bench-table', log)),
      logOf: eveningLog,
    },
    'replay and the rules of Carcassonne': {
      read: (log) => readTable(carcassonne, replay('bench-table', log)),
      logOf: carcassonneLog,
    },
    'replay alone': { read: (log) => replay('bench-table', log), logOf: eveningLog },
  };
  /** @type {Way} */
  const check = { read: (log) => readLog(log), logOf: eveningLog };
  const samples = await interleave(quick ? 5 : 30, {
    ...Object.fromEntries(
      Object.entries(ways).flatMap(([name, way]) => [
        [`${name} ${SMALL}`, costOf(way, SMALL)],
        [`${name} ${LARGE}`, costOf(way, LARGE)],
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
