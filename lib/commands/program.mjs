import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * Starts a program that ends with us, and takes with it whatever it started itself: a browser is several processes, and
 * one that is left behind would keep its profile.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function start(program, args, options) {
  const child = spawn(program, args, { ...options, detached: true });
  const end = () => killAll(child);
  process.once('exit', end);
  child.once('exit', () => {
    process.off('exit', end);
    end();
  });
  return child;
}

/** Kill -9, to a program that was started so and to all that it started itself. @param {import('node:child_process').ChildProcess} child */
export function killAll(child) {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // None of them is left.
  }
}

/** A command that is told to end takes the programs it started with it, which hear of nothing themselves. */
export function endOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
}

/** The stream behind one of the numbers of a program's `stdio`. @param {import('node:child_process').ChildProcess} child @param {number} number */
export const streamOf = (child, number) => /** @type {import('node:stream').Readable} */ (child.stdio[number]);

/** How long a program may take until it says what is waited for, in ms. */
const PATIENCE = 30_000;

/**
 * The first line of a stream that matches. Rejects when the stream ends before, or patience does; the stream is read on
 * to its end, or the program behind it would wait for a reader.
 *
 * @param {import('node:stream').Readable} stream
 * @param {RegExp} pattern
 * @returns {Promise<RegExpExecArray>}
 */
export function lineWith(stream, pattern) {
  return new Promise((resolve, reject) => {
    /** @type {string[]} */
    const said = [];
    const fail = () => reject(new Error(`The program did not say ${pattern}, but:\n${said.join('\n')}`));
    const late = setTimeout(fail, PATIENCE);
    const lines = createInterface(stream);
    const listen = (/** @type {string} */ line) => {
      said.push(line);
      const found = pattern.exec(line);
      if (!found) return;
      lines.off('line', listen);
      clearTimeout(late);
      resolve(found);
    };
    lines.on('line', listen);
    lines.on('close', () => {
      clearTimeout(late);
      fail();
    });
  });
}

/** Resolves when a program has ended. @param {import('node:child_process').ChildProcess} child @returns {Promise<void>} */
export const endOf = (child) =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });
