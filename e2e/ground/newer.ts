import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { rewritePages } from '../../lib/commands/html.mjs';
import { inRoot } from '../../lib/commands/paths.mjs';
import { withPolicy } from '../../lib/commands/policy.mjs';
import { serve } from '../../lib/commands/serve.mjs';
import { addWorker } from '../../lib/commands/worker.mjs';

const OUT = inRoot('out');

/** The version that the settings of the current export name. */
export const CURRENT: string = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).version;

/** The version that those of the newer one name. */
export const NEWER = 'the newer one';

/** The build id of an export: the folder of its manifests. */
const buildIdOf = (dir: string) =>
  readdirSync(join(dir, '_next', 'static')).find((name) => !['chunks', 'media'].includes(name)) ?? '';

/**
 * A complete newer export in `dir`, as a build after a change of everything would make it: of another version, with
 * another build id, and with not one script under a name that the current export knows.
 */
export async function makeNewerExport(dir: string): Promise<void> {
  cpSync(OUT, dir, { recursive: true });
  const id = buildIdOf(OUT);
  const scripts = readdirSync(join(dir, '_next', 'static', 'chunks')).map((file) => basename(file));
  const names = new RegExp(scripts.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const renew = (text: string) =>
    text
      .replaceAll(CURRENT, NEWER)
      .replaceAll(id, `newer-${id}`)
      .replace(names, (name) => `newer-${name}`);
  for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' }))
    if (/\.(html|txt|js|css)$/.test(file)) writeFileSync(join(dir, file), renew(readFileSync(join(dir, file), 'utf8')));
  for (const name of scripts) rename(join(dir, '_next', 'static', 'chunks'), name);
  rename(join(dir, '_next', 'static'), id);
  await rewritePages(dir, async (html, file) =>
    withPolicy(html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''), file),
  );
  await addWorker(dir);
}

const rename = (folder: string, name: string) => renameSync(join(folder, name), join(folder, `newer-${name}`));

/** An export of which every script that holds these words is missing. */
export function makeExportWithout(dir: string, words: string): void {
  cpSync(OUT, dir, { recursive: true });
  const chunks = join(dir, '_next', 'static', 'chunks');
  const holding = readdirSync(chunks).filter((file) => readFileSync(join(chunks, file), 'utf8').includes(words));
  for (const file of holding) rmSync(join(chunks, file));
}

/** A host that serves the current export until it is told to serve another one, at the same address. */
export async function host(): Promise<{
  url: string;
  change: (dir: string) => Promise<void>;
  close: () => Promise<void>;
}> {
  let server = await serve({ dir: OUT });
  const { url, port } = server;
  return {
    url,
    change: async (dir) => {
      await server.close();
      server = await serve({ dir, port });
    },
    close: () => server.close(),
  };
}
