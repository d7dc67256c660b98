import { Refusal } from '../run.mjs';
import { anySeed } from './chance.mjs';

/** What is wished for: how many deaths, from which chance, whether to be short, and which parts (none named: all). @typedef {{ rounds: number, seed: number, quick: boolean, parts: string[] }} Wish */

const [DEATHS, FEW_DEATHS] = [50, 5];

/** A number that stands behind its name. @param {string} name @param {string | undefined} said @param {number} least */
function numberOf(name, said, least) {
  const number = Number(said);
  if (said === undefined || said.trim() === '' || !Number.isInteger(number) || number < least)
    throw new Refusal(`${name} needs a whole number from ${least} on behind it, as in "${name} 7".`);
  return number;
}

/**
 * Reads `--rounds N`, `--seed S`, `--quick` and names of parts. Refuses anything else.
 *
 * @param {readonly string[]} args
 * @param {readonly string[]} known
 * @returns {Wish}
 */
export function wishOf(args, known) {
  const wish = { quick: args.includes('--quick'), seed: anySeed(), parts: /** @type {string[]} */ ([]) };
  let rounds = wish.quick ? FEW_DEATHS : DEATHS;
  const left = args.filter((arg) => arg !== '--quick');
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    if (arg === '--rounds') rounds = numberOf(arg, left.shift(), 1);
    else if (arg === '--seed') wish.seed = numberOf(arg, left.shift(), 0);
    else if (known.includes(arg)) wish.parts.push(arg);
    else throw new Refusal(`There is no part "${arg}": ${known.join(', ')}.`);
  }
  return { ...wish, rounds };
}
