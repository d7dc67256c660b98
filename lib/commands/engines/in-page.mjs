import { build } from 'vite';
import { inRoot } from '../paths.mjs';

const ENTRY = inRoot('lib', 'commands', 'engines', 'seen.mjs');

/** `seen.mjs` with what it imports as one script, which a driver can run in any page: it leaves `Seen` behind. */
export async function seenScript() {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: ENTRY, formats: ['iife'], name: 'Seen' } },
  });
  const [script] = /** @type {import('vite').Rolldown.RolldownOutput[]} */ (built);
  return script?.output[0].code ?? '';
}
