'use client';

import { Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Leaf, Row } from '../design/leaf';

/** The way into the bin, with how many tables lie there; nothing while it is empty. */
export function BinRow({ count }: { count: number }) {
  const t = useTranslations();
  if (count === 0) return null;
  return (
    <Leaf>
      <Row
        href="/bin/"
        icon={<Trash2 aria-hidden />}
        title={t('common.shell.bin')}
        end={t('common.bin.count', { count })}
      />
    </Leaf>
  );
}
