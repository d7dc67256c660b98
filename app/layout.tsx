import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { firstLanguage } from '@/lib/i18n/languages';
import './design/design.css';
import './frame/words.css';
import { Boundary } from './frame/boundary';
import { FailureShell } from './frame/failure-shell';
import { firstPaint } from './frame/first-paint';
import { Words } from './frame/words';

const base = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

export const metadata: Metadata = {
  title: 'Tallystick',
  description: 'The score of the evening, kept on your phone, with every sum shown.',
  manifest: `${base}/manifest.webmanifest`,
  icons: { icon: `${base}/icons/icon.svg`, apple: `${base}/icons/apple-touch-icon.png` },
  appleWebApp: { capable: true, title: 'Tallystick', statusBarStyle: 'default' },
  formatDetection: { telephone: false },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ECE2CE' },
    { media: '(prefers-color-scheme: dark)', color: '#14100B' },
  ],
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    // The script in the head decides language, theme, text size and hand before anything is painted.
    <html lang={firstLanguage} data-theme="parchment" data-text="normal" data-hand="right" suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash alone */}
        <script dangerouslySetInnerHTML={{ __html: firstPaint }} />
      </head>
      <body>
        <Boundary
          missing={<FailureShell title={<Words of="partMissing" />} text={<Words of="partMissingText" />} />}
          broken={<FailureShell title={<Words of="failed" />} text={<Words of="failedText" />} />}
        >
          {children}
        </Boundary>
      </body>
    </html>
  );
}
