/**
 * A static export that can live at any address: TALLYSTICK_BASE_PATH ("" or "/somewhere", no slash at the end) is
 * chosen when it is built.
 *
 * @type {import('next').NextConfig}
 */
export default {
  output: 'export',
  basePath: process.env.TALLYSTICK_BASE_PATH ?? '',
  env: { NEXT_PUBLIC_BASE_PATH: process.env.TALLYSTICK_BASE_PATH ?? '' },
  // A distDir other than '.next' names where an export goes.
  distDir: process.env.TALLYSTICK_EXPORT ?? '.next',
  trailingSlash: true,
  images: { unoptimized: true },
  reactStrictMode: true,
  // npm run types checks all code, tests too, each part with its own libraries.
  typescript: { ignoreBuildErrors: true },
  // 2026-11-30: a hash of the sources. An open page leaves for a whole new one when it meets a payload with another id,
  // and so never mixes the scripts of two versions; Next's own id is random, and the same sources would be another app.
  generateBuildId: () => process.env.TALLYSTICK_BUILD_ID ?? 'app',
  turbopack: {
    // Messages are compiled when the app is built, so the phone needs no ICU parser.
    resolveAlias: {
      'use-intl/format-message': './lib/i18n/format-message.ts',
      // The same Dexie for browsers of today: smaller, and compiled sooner, than the one of its main entry.
      dexie: 'dexie/dist/modern/dexie.mjs',
    },
  },
};
