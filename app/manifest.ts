import type { MetadataRoute } from 'next';

export const dynamic = 'force-static';

const base = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** What a phone needs to keep the app on its home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: `${base}/`,
    name: 'Tallystick',
    short_name: 'Tallystick',
    description: 'The score of the evening, kept on your phone, with every sum shown.',
    start_url: `${base}/`,
    scope: `${base}/`,
    display: 'standalone',
    background_color: '#ECE2CE',
    theme_color: '#ECE2CE',
    icons: [
      { src: `${base}/icons/icon-192.png`, sizes: '192x192', type: 'image/png' },
      { src: `${base}/icons/icon-512.png`, sizes: '512x512', type: 'image/png' },
      { src: `${base}/icons/icon-maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
