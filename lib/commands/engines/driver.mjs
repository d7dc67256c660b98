/**
 * What the evening asks of a browser, whatever its engine: to show a page, to run a script in it, and to take what a hand
 * does at a place of the screen. Everything else (what a person sees, where it is tapped) is found in the page itself by
 * role and name, the same way in every engine.
 *
 * 2026-11-30: three engines, three ways in. Chromium by Playwright, which the end-to-end tests have already; Firefox by
 * WebDriver BiDi and WebKitGTK by WebDriver, W3C protocols of a few calls each that need no driver library. A library
 * was tried for Firefox (puppeteer-core): 92 packages, for the eight calls in `firefox.mjs`.
 *
 * @typedef {object} Driver
 * @property {(url: string) => Promise<void>} open shows that address; resolves when the page is loaded
 * @property {() => Promise<void>} reload
 * @property {(script: string) => Promise<any>} run runs the body of a function in the page, and answers what it
 *   returns or promises
 * @property {(x: number, y: number) => Promise<void>} press puts a finger down there, in pixels of the window
 * @property {() => Promise<void>} release lifts it
 * @property {(text: string) => Promise<void>} type types into what has the focus; "\n" is Enter
 * @property {(script: string, path: string) => Promise<void>} choose gives a file to the file field that the script returns
 * @property {() => Promise<Buffer>} picture what the window shows, as PNG
 * @property {() => string[]} complaints errors of scripts and breaches of the policy so far, as the engine words them
 * @property {() => Promise<void>} close ends the browser; the profile stays
 */

/**
 * A folder in which a browser keeps what it is told, and where its downloads go.
 *
 * @typedef {{ folder: string, downloads: string }} Profile
 */

/** The window: a phone's. */
export const PHONE = { width: 390, height: 844 };

/** The languages of whoever holds it. */
export const LANGUAGES = ['en-GB', 'en'];
