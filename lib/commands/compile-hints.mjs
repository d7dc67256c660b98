import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Asks the browser to compile every script whole, off the main thread, while it arrives, rather than function by
 * function on the main thread when each is first called. Chromium 136 and later heed the comment, others skip it.
 *
 * 2026-11-30, Home and Settings at first visit, medians of 5: script on the main thread 57 → 28 and 66 → 38 ms; at a 4×
 * slowed processor its blocking time 111 → 12 and 129 → 24 ms; largest paint unchanged. Hinting the framework's
 * scripts alone gave 38 and 48 ms.
 *
 * @param {string} dir an export
 */
export function addCompileHints(dir) {
  for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    if (!file.startsWith('_next') || !file.endsWith('.js')) continue;
    const path = join(dir, file);
    writeFileSync(path, HINT + readFileSync(path, 'utf8'));
  }
}
