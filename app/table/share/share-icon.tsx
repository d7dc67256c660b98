'use client';

import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/app/design/icon-button';
import { fetched } from '@/app/frame/fetched';
import { useWords } from '../words';
import type { SharedResult } from './shared-result';

// Nobody needs it before pressing Share.
const ShareSheet = fetched(() => import('./share-sheet'));

/** Hands on how things stand, from the head of a screen. */
export function ShareIcon({ result }: { result: SharedResult }) {
  const t = useWords();
  const [sharing, setSharing] = useState(false);
  return (
    <>
      <IconButton
        icon={<Share2 aria-hidden />}
        label={t('table.share.share')}
        aria-haspopup="dialog"
        onClick={() => setSharing(true)}
      />
      {sharing && <ShareSheet open onClose={() => setSharing(false)} result={result} />}
    </>
  );
}
