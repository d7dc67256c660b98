import { endOf, lineWith, start, streamOf } from '../program.mjs';

/** A screen that nobody sees, on which windows of any size fit. @param {string} xvfb */
export async function openDisplay(xvfb) {
  const args = ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
  const server = start(xvfb, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await lineWith(streamOf(server, 3), /\d+/);
  return {
    name: `:${number}`,
    close: async () => {
      server.kill();
      await endOf(server);
    },
  };
}
