'use client';

import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '@/app/design/icon-button';
import { TopBar } from '@/app/design/top-bar';
import { useTableName } from '@/app/frame/table-name';
import { UpdateOffer } from '@/app/frame/update-offer';
import { useTitle } from '@/app/frame/use-title';
import { BinFailure } from '@/app/home/bin-toast';
import { ClosedMessage } from './closed-message';
import { UnreadableCount } from './ledger-parts';
import { MovedMessage } from './moved-message';
import { ProblemMessage } from './problem-message';
import { useAtTable } from './table-context';
import { useWords } from './words';

/** What the table is called; the page is called that too. */
export function useLiveTitle(): string {
  const { started } = useAtTable().session;
  const name = useTableName();
  const title = started ? name(started.name, started.at) : '';
  useTitle(title);
  return title;
}

/** The way home, the table's name, and the way to its menu. */
export function LiveBar({ title, onMenu }: { title: string; onMenu: () => void }) {
  const t = useWords();
  return (
    <TopBar
      back={{ label: t('common.actions.back'), href: '/' }}
      title={<span dir="auto">{title}</span>}
      right={<IconButton icon={<Ellipsis aria-hidden />} label={t('common.actions.more')} onClick={onMenu} />}
    />
  );
}

/** What there is to say before the standings; `children` say what only the game knows. */
export function LiveMessages({ children }: { children?: ReactNode }) {
  return (
    <>
      <ProblemMessage />
      <MovedMessage />
      <ClosedMessage />
      {children}
      <BinFailure />
      <UpdateOffer />
      <UnreadableCount />
    </>
  );
}
