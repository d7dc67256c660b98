import { lot } from '../rules/lot';

/** One of 0 to `among` - 1 (at most 256), each as likely as the others. `byte` gives a random number from 0 to 255. */
export function drawLot(among: number, byte: () => number = randomByte): number {
  return lot(among, byte);
}

/** A random number from 0 to 255, of the platform's cryptographic kind. */
export function randomByte(): number {
  return crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
}
