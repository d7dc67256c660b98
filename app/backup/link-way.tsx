'use client';

import { Copy, Link2, Share } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MOST_IN_LINK } from '@/lib/db/backup/link';
import { Button } from '../design/button';
import { Leaf, Row } from '../design/leaf';
import { Message } from '../design/message';
import { canHandOver, copyText, handOver } from '../frame/hand-over';
import type { Way } from './hand-on-sheet';
import { OpenChests } from './open-chests';
import { CannotPack, TooLarge } from './too-large';

type LinkWayProps = {
  /** Null in a browser that cannot make one. */
  address: string | null;
  /** What the table is called. */
  name: string;
  open: number;
  onWay: (way: Way) => void;
};

/** A table as a link, as long as messengers carry it. */
export function LinkWay({ address, name, open, onWay }: LinkWayProps) {
  const onFile = () => onWay('file');
  if (address === null) return <CannotPack onFile={onFile} />;
  if (address.length > MOST_IN_LINK)
    return <TooLarge of="link" length={address.length} most={MOST_IN_LINK} next="file" onNext={onFile} />;
  return <SendLink address={address} name={name} open={open} />;
}

function SendLink({ address, name, open }: { address: string; name: string; open: number }) {
  const t = useTranslations();
  const [ended, setEnded] = useState<'shared' | 'copied' | 'by-hand' | null>(null);
  const data = { title: name, url: address };
  const copy = async () => setEnded((await copyText(address)) ? 'copied' : 'by-hand');
  async function share() {
    const handed = await handOver(data);
    if (handed === 'refused') return copy();
    setEnded(handed === 'handed' ? 'shared' : null);
  }
  const shares = canHandOver(data);
  return (
    <>
      <Leaf>
        <Row
          icon={<Link2 aria-hidden />}
          title={address.slice(0, address.indexOf('#'))}
          note={t('backup.handOn.length', { length: address.length })}
        />
      </Leaf>
      <OpenChests count={open} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2">
        {shares && (
          <Button look="strong" icon={<Share aria-hidden />} onClick={() => void share()}>
            {t('backup.file.share')}
          </Button>
        )}
        <Button look={shares ? 'plain' : 'strong'} icon={<Copy aria-hidden />} onClick={() => void copy()}>
          {t('backup.handOn.copy')}
        </Button>
      </div>
      {ended === 'shared' && <Message tone="good" fact={t('backup.file.shared')} />}
      {ended === 'copied' && <Message tone="good" fact={t('backup.handOn.copied')} />}
      {ended === 'by-hand' && <ByHand address={address} />}
    </>
  );
}

/** The last way, which every browser has: the link itself, to be copied by hand. */
function ByHand({ address }: { address: string }) {
  const t = useTranslations();
  return (
    <>
      <Message tone="warn" fact={t('backup.handOn.byHand')} />
      <textarea
        ref={(field) => field?.select()}
        className="w-full rounded-m border-[1.5px] border-edge bg-leaf p-3 break-all"
        aria-label={t('backup.handOn.link')}
        rows={5}
        readOnly
        value={address}
      />
    </>
  );
}
