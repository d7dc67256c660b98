import { Refusal } from './run.mjs';

/**
 * The port that a variable of the environment chooses; refuses what is none.
 *
 * @param {string} variable
 * @param {number} usual without it
 */
export function portFrom(variable, usual) {
  const said = process.env[variable] ?? usual;
  const port = Number(said);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Refusal(`${variable}=${said} is no port: a port is a whole number from 0 to 65535.`);
}

/**
 * Why a port could not be listened at, in a sentence; any other error as it is.
 *
 * @param {NodeJS.ErrnoException} error
 * @param {number} port
 * @param {string} variable by which another is chosen
 */
export function portRefused(error, port, variable) {
  const other = `choose another port with ${variable}=…`;
  if (error.code === 'EADDRINUSE') return new Refusal(`Port ${port} is taken by another program: end it, or ${other}.`);
  if (error.code === 'EACCES') return new Refusal(`Port ${port} is not for everybody on this machine: ${other}.`);
  return error;
}
