import { secondsSince } from '../run.mjs';
import { print } from './print.mjs';

/** @typedef {{ name: string, seconds: number, findings?: import('./part.mjs').Findings, fault?: string }} Result */

/**
 * Measures one part and prints what it found. One that cannot be measured is a fault, and the others go on.
 *
 * @param {import('./part.mjs').Part} part
 * @param {import('./part.mjs').Ground} ground
 * @returns {Promise<Result>}
 */
export async function runPart({ name, run }, ground) {
  const start = performance.now();
  const seconds = () => Math.round((performance.now() - start) / 100) / 10;
  try {
    const findings = await run(ground);
    print(findings);
    console.log(`       took ${secondsSince(start)}`);
    return { name, seconds: seconds(), findings };
  } catch (error) {
    console.error(`\n${name} could not be measured:`, error);
    return { name, seconds: seconds(), fault: String(error) };
  }
}
