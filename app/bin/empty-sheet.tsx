'use client';

import { Download, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { emptyBin } from '@/lib/db/bin';
import { database } from '@/lib/db/database';
import { Button } from '../design/button';
import { HoldButton } from '../design/hold-button';
import { Sheet } from '../design/sheet';
import { change } from '../home/just-binned';

type EmptySheetProps = {
  open: boolean;
  count: number;
  onClose: () => void;
  /** Called where a backup is wanted first. */
  onBackUp: () => void;
  /** Called with how many tables were erased. */
  onErased: (count: number) => void;
};

/** Erasing cannot be taken back, so this is one of the two places that ask: by being held. */
export function EmptySheet({ open, count, onClose, onBackUp, onErased }: EmptySheetProps) {
  const t = useTranslations();
  async function erase() {
    let erased = 0;
    const done = await change(async () => {
      erased = await emptyBin(database());
    });
    onClose();
    if (done) onErased(erased);
  }
  return (
    <Sheet open={open} onClose={onClose} title={t('bin.empty')} closeLabel={t('common.actions.close')}>
      <p>{t('bin.emptyText', { count })}</p>
      <Button icon={<Download aria-hidden />} aria-haspopup="dialog" onClick={onBackUp}>
        {t('common.backup.first')}
      </Button>
      <HoldButton icon={<Trash2 aria-hidden />} again={t('common.bin.holdAgain')} onHeld={() => void erase()}>
        {t('bin.hold', { count })}
      </HoldButton>
    </Sheet>
  );
}
