import { mkdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { inRoot } from '../paths.mjs';

/** @typedef {typeof import('./engine')} Engine */

/** @type {Promise<Engine> | undefined} */
let loading;

/** The app's own code for logs, bundled as a phone gets it. */
export const loadEngine = () => {
  loading ??= bundle();
  return loading;
};

/** The same code, to be run in a page. */
export const engineFile = inRoot('.cache', 'phone', 'engine.mjs');

/** @returns {Promise<Engine>} */
async function bundle() {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { output: { codeSplitting: false } },
      lib: { entry: inRoot('lib', 'commands', 'phone', 'engine.ts'), formats: ['es'] },
    },
  });
  const [first] = /** @type {import('vite').Rolldown.RolldownOutput[]} */ ([result].flat());
  mkdirSync(inRoot('.cache', 'phone'), { recursive: true });
  writeFileSync(engineFile, first?.output[0].code ?? '');
  return import(pathToFileURL(engineFile).href);
}
