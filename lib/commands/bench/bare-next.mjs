import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot, ROOT } from '../paths.mjs';
import { Refusal, runNode } from '../run.mjs';
import { hashOf, isStamped, stamp, unstamp } from '../stamp.mjs';
import { addWorker } from '../worker.mjs';

const HOME = '.cache/bench-bare-next';

/** The least that Next can be: a heading and one button that counts. It keeps itself offline as the app does. */
const FILES = {
  'package.json': '{ "name": "bench-bare-next", "private": true, "type": "module" }',
  'next.config.js': `export default {
  output: 'export',
  trailingSlash: true,
  reactStrictMode: true,
  generateBuildId: () => 'bare',
  turbopack: { root: ${JSON.stringify(ROOT)} },
};
`,
  'app/layout.jsx': `export const metadata = { title: 'Bare' };

export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`,
  'app/page.jsx': `import { Counter } from './counter';

export default function Page() {
  return <main><h1>Tallystick</h1><Counter /></main>;
}
`,
  'app/counter.jsx': `'use client';

import { useEffect, useState } from 'react';

export function Counter() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const keep = () => navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' });
    if (document.readyState === 'complete') keep();
    else addEventListener('load', keep, { once: true });
  }, []);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}
`,
};

/** Its own source, the worker's, and the installed packages. */
const bareHash = () =>
  hashOf(ROOT, ['lib/pwa', 'lib/commands/worker.mjs', 'package-lock.json'], {
    settings: { files: JSON.stringify(FILES), node: process.versions.modules },
  });

function writeSources() {
  rmSync(inRoot(HOME), { recursive: true, force: true });
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(inRoot(HOME, file)), { recursive: true });
    writeFileSync(inRoot(HOME, file), text);
  }
}

/** Builds the bare Next page with the packages of the app, unless it is there. @returns {Promise<string>} its folder */
export async function buildBareNext() {
  const out = inRoot(HOME, 'out');
  const stampFile = inRoot('.cache', 'builds', 'bench-bare-next.json');
  const hash = bareHash();
  if (isStamped(stampFile, hash)) return out;
  console.log('Building the bare Next page …');
  unstamp(stampFile);
  writeSources();
  const next = inRoot('node_modules', 'next', 'dist', 'bin', 'next');
  const code = await runNode(next, ['build', inRoot(HOME)], {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  });
  if (code !== 0) throw new Refusal('The bare Next page could not be built, see above.');
  await addWorker(out);
  stamp(stampFile, hash);
  return out;
}

/** The version of Next that both are built with. */
export const nextVersion = () =>
  JSON.parse(readFileSync(inRoot('node_modules', 'next', 'package.json'), 'utf8')).version;
