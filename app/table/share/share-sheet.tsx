'use client';

import { Image as Picture, Type } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { plainName } from '@/app/backup/file-name';
import { Button } from '@/app/design/button';
import { Message } from '@/app/design/message';
import { Sheet } from '@/app/design/sheet';
import { copyText, download, handOver } from '@/app/frame/hand-over';
import { useWords } from '../words';
import { drawResult, pictureFile } from './share-picture';
import { shareText } from './share-text';
import type { SharedResult } from './shared-result';

type ShareSheetProps = { open: boolean; onClose: () => void; result: SharedResult };

/** The result as a picture, seen before it is sent, and as text. */
export default function ShareSheet({ open, onClose, result }: ShareSheetProps) {
  const t = useWords();
  return (
    <Sheet open={open} onClose={onClose} title={t('table.share.title')} closeLabel={t('common.actions.close')}>
      <Ways result={result} />
    </Sheet>
  );
}

/** How the last sending ended, where that is worth a word. */
type Ended = 'copied' | 'saved' | 'by-hand' | null;

function Ways({ result }: { result: SharedResult }) {
  const t = useWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn] = useState(result);
  const [ended, setEnded] = useState<Ended>(null);
  // Made as soon as it is drawn: a browser encodes pictures when it has nothing else to do, and hands over only what is
  // ready soon after the tap.
  const file = useRef<Promise<File | null>>(Promise.resolve(null));
  useEffect(() => {
    const { current } = canvas;
    if (!current) return;
    file.current = drawResult(current, drawn).then(() => pictureFile(current, fileName(drawn.title)));
  }, [drawn]);
  const text = shareText(t, drawn);

  async function sendPicture() {
    const picture = await file.current.catch(() => null);
    if (!picture) return setEnded('by-hand');
    if ((await handOver({ files: [picture], title: drawn.title })) !== 'refused') return setEnded(null);
    download(picture);
    setEnded('saved');
  }
  async function sendText() {
    if ((await handOver({ title: drawn.title, text })) !== 'refused') return setEnded(null);
    setEnded((await copyText(text)) ? 'copied' : 'by-hand');
  }

  return (
    <>
      <canvas
        ref={canvas}
        className="mx-auto h-auto max-h-[46dvh] max-w-full rounded-m border border-rule"
        role="img"
        aria-label={t('table.share.picture')}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2">
        <Button look="strong" icon={<Picture aria-hidden />} onClick={() => void sendPicture()}>
          {t('table.share.asPicture')}
        </Button>
        <Button icon={<Type aria-hidden />} onClick={() => void sendText()}>
          {t('table.share.asText')}
        </Button>
      </div>
      {ended === 'copied' && <Message tone="good" fact={t('table.share.copied')} />}
      {ended === 'saved' && <Message tone="good" fact={t('table.share.saved')} />}
      {ended === 'by-hand' && <ByHand text={text} />}
    </>
  );
}

/** The last way, which every browser has: the text itself, to be copied by hand. */
function ByHand({ text }: { text: string }) {
  const t = useWords();
  return (
    <>
      <Message tone="warn" fact={t('table.share.byHand')} />
      <textarea
        ref={(field) => field?.select()}
        className="w-full rounded-m border-[1.5px] border-edge bg-leaf p-3"
        aria-label={t('table.share.asText')}
        rows={text.split('\n').length + 1}
        readOnly
        value={text}
      />
    </>
  );
}

/** A file name that every phone takes. */
function fileName(title: string): string {
  return `${plainName(title) || 'result'}-tallystick.png`;
}
