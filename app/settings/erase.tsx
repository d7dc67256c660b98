'use client';

import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { database } from '@/lib/db/database';
import { eraseEverything } from '@/lib/db/erase';
import { type WriteFailure, writeFailure } from '@/lib/db/write-failure';
import { SaveSheet } from '../backup/sheets';
import { Button } from '../design/button';
import { HoldButton } from '../design/hold-button';
import { Message } from '../design/message';
import { Sheet } from '../design/sheet';
import { Later } from '../frame/later';
import { NotSaved } from '../frame/not-saved';

/** The way to leave nothing behind, at the end of the settings. */
export function Erase() {
  const t = useTranslations();
  const [shown, setShown] = useState<'question' | 'backup' | 'done' | null>(null);
  const close = () => setShown(null);
  return (
    <>
      {shown === 'done' && <Message tone="good" fact={t('settings.erase.done')} />}
      <Button look="bad" icon={<Trash2 aria-hidden />} aria-haspopup="dialog" onClick={() => setShown('question')}>
        {t('settings.erase.title')}
      </Button>
      <Sheet
        open={shown === 'question'}
        onClose={close}
        title={t('settings.erase.title')}
        closeLabel={t('common.actions.close')}
      >
        <Question onBackUp={() => setShown('backup')} onErased={() => setShown('done')} />
      </Sheet>
      <Later of={SaveSheet} open={shown === 'backup'} onClose={() => setShown('question')} />
    </>
  );
}

/** Erasing cannot be taken back, so this is one of the two places that ask: by being held. */
function Question({ onBackUp, onErased }: { onBackUp: () => void; onErased: () => void }) {
  const t = useTranslations();
  const [failure, setFailure] = useState<WriteFailure | null>(null);
  async function erase() {
    const failed = await eraseEverything(database()).then(() => null, writeFailure);
    setFailure(failed);
    if (!failed) onErased();
  }
  return (
    <>
      {failure && <NotSaved failure={failure} onAgain={() => void erase()} />}
      <p>{t('settings.erase.text')}</p>
      <Button icon={<Download aria-hidden />} aria-haspopup="dialog" onClick={onBackUp}>
        {t('common.backup.first')}
      </Button>
      <HoldButton icon={<Trash2 aria-hidden />} again={t('common.bin.holdAgain')} onHeld={() => void erase()}>
        {t('settings.erase.hold')}
      </HoldButton>
    </>
  );
}
