import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { ROOT } from './paths.mjs';

/** A failure that is explained by its sentence alone: no stack trace helps the reader. */
export class Refusal extends Error {}

/**
 * Runs a program in the repository, its output shown, and answers its exit code (1 if a signal ended it).
 *
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<number>}
 */
export function run(program, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a file of an installed package with this Node: a shell and npx would only add a second.
 *
 * @param {string} file
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export const runNode = (file, args, env) => run(process.execPath, [file, ...args], env);

/** Seconds since `start`, for a sentence. @param {number} start */
export const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/**
 * Whether the file of this module is what Node was asked to run.
 *
 * @param {string} url
 */
export const isMain = (url) => process.argv[1] !== undefined && url === pathToFileURL(process.argv[1]).href;

/**
 * Runs a command to its end: its number becomes the exit code, a refusal is printed as its sentence.
 *
 * @param {() => Promise<number | void>} command
 */
export async function runCommand(command) {
  try {
    process.exitCode = (await command()) ?? 0;
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  }
}
