'use client';

import { Download, FileText, Share } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../design/button';
import { Leaf, Row } from '../design/leaf';
import { Message } from '../design/message';
import { canHandOver, download, handOver } from '../frame/hand-over';
import { OpenChests } from './open-chests';

type FileWaysProps = {
  file: File;
  /** What it holds, and its size. */
  note: string;
  /** Of how many tables in it the chests are still secret. */
  open?: number;
  /** Called when the file left: handed over, or put among the downloads. */
  onLeft?: () => void;
};

/** A file with what it holds, and the ways in which it can leave this phone. */
export function FileWays({ file, note, open = 0, onLeft }: FileWaysProps) {
  const t = useTranslations();
  const [ended, setEnded] = useState<'shared' | 'downloaded' | null>(null);
  const data = { files: [file], title: file.name };

  function save() {
    download(file);
    setEnded('downloaded');
    onLeft?.();
  }
  async function share() {
    const handed = await handOver(data);
    // Some browsers say that they share a file and then do not.
    if (handed === 'refused') return save();
    setEnded(handed === 'handed' ? 'shared' : null);
    if (handed === 'handed') onLeft?.();
  }

  const shares = canHandOver(data);
  return (
    <>
      <Leaf>
        <Row icon={<FileText aria-hidden />} title={<bdi>{file.name}</bdi>} note={note} />
      </Leaf>
      <OpenChests count={open} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2">
        {shares && (
          <Button look="strong" icon={<Share aria-hidden />} onClick={() => void share()}>
            {t('backup.file.share')}
          </Button>
        )}
        <Button look={shares ? 'plain' : 'strong'} icon={<Download aria-hidden />} onClick={save}>
          {t('backup.file.download')}
        </Button>
      </div>
      {ended && <Message tone="good" fact={t(`backup.file.${ended}`)} />}
    </>
  );
}
