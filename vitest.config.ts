import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const report = process.env.TALLYSTICK_REPORT;

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    include: ['{app,lib}/**/*.test.{ts,tsx}'],
    globalSetup: 'lib/commands/before-vitest.mjs',
    // 2026-11-30: by itself it leaves one of two cores idle, and a new process for each file took as long as the tests.
    pool: 'threads',
    maxWorkers: '100%',
    // A stuck test ends; a long property on a busy machine, which takes 10 s on a quiet one, does not.
    testTimeout: 60_000,
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
  },
});
