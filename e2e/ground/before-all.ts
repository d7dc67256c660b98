import { buildApp } from '../../lib/commands/build.mjs';
import { inRoot } from '../../lib/commands/paths.mjs';
import { serve } from '../../lib/commands/serve.mjs';

/** Serves the current export for all tests, and ends that after them. */
export default async function beforeAll(): Promise<() => Promise<void>> {
  await buildApp({ basePath: '' });
  const server = await serve({ dir: inRoot('out'), port: 4322 });
  return server.close;
}
