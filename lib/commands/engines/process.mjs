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
  function endAll() {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // None of them is left.
    }
  }
  process.once('exit', endAll);
  child.once('exit', () => {
    process.off('exit', endAll);
    endAll();
  });
  return child;
}

/** The stream behind one of the numbers of a program's `stdio`. @param {import('node:child_process').ChildProcess} child @param {number} number */
export const streamOf = (child, number) => /** @type {import('node:stream').Readable} */ (child.stdio[number]);

/**
 * The first line of a stream that matches. Rejects when the stream ends before; the stream is read on to its end, or the
 * program behind it would wait for a reader.
 *
 * @param {import('node:stream').Readable} stream
 * @param {RegExp} pattern
 * @returns {Promise<RegExpExecArray>}
 */
export function lineWith(stream, pattern) {
  return new Promise((resolve, reject) => {
    const lines = createInterface(stream);
    lines.on('line', (line) => {
      const found = pattern.exec(line);
      if (found) resolve(found);
    });
    lines.on('close', () => reject(new Error(`The program ended before it said ${pattern}.`)));
  });
}

/** Resolves when a program has ended. @param {import('node:child_process').ChildProcess} child @returns {Promise<void>} */
export const endOf = (child) =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });
