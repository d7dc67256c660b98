/**
 * What every part is handed: the browser's program, the export, how often, from which chance, and whether to be short.
 * `watch` sees every browser before its first page.
 *
 * @typedef {{
 *   chromium: string, app: string, rounds: number, seed: number, quick: boolean, say: (line: string) => void,
 *   watch?: (context: import('@playwright/test').BrowserContext) => Promise<void>
 * }} Ground
 */

/** What a part found. `held`: the promise in a few words, with its figures; `faults`: what did not hold, in sentences. @typedef {{ held: string, faults: string[] }} Found */

/** @typedef {{ name: string, run: (ground: Ground) => Promise<Found> }} Part */

export {};
