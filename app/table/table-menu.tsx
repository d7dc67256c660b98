'use client';

import { BookOpen, Settings } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type ComponentType, type ReactNode, useState } from 'react';
import { HandOnRow } from '@/app/backup/hand-on-row';
import { HandOnSheet } from '@/app/backup/sheets';
import { Leaf, Row } from '@/app/design/leaf';
import { Sheet } from '@/app/design/sheet';
import { Later } from '@/app/frame/later';
import { DeleteTable } from '@/app/home/delete-table';
import { useAtTable } from './table-context';
import { useWords } from './words';

/** A line of the menu, and the sheet that it opens. */
export type MenuPart = {
  part: string;
  icon: ReactNode;
  title: string;
  note?: string;
  sheet: ComponentType<{ open: boolean; onClose: () => void }>;
};

type TableMenuProps = {
  /** What the table is called. */
  name: string;
  open: boolean;
  onClose: () => void;
  /** What can be put right while the table is open. */
  parts: readonly MenuPart[];
  /** Where the rules of the game are, and what that is called. */
  rules: { title: string; href: string };
};

/** What is rarely needed at the table. */
export function TableMenu({ name, open, onClose, parts, rules }: TableMenuProps) {
  const t = useWords();
  const router = useRouter();
  const { id, session } = useAtTable();
  const [shown, setShown] = useState<string | null>(null);
  const close = () => setShown(null);
  const show = (part: string) => () => {
    onClose();
    setShown(part);
  };
  return (
    <>
      <Sheet open={open} onClose={onClose} title={t('common.actions.more')} closeLabel={t('common.actions.close')}>
        {!session.finished && (
          <Leaf>
            {parts.map(({ part, icon, title, note }) => (
              <Row key={part} icon={icon} title={title} note={note} aria-haspopup="dialog" onClick={show(part)} />
            ))}
          </Leaf>
        )}
        <Leaf>
          <HandOnRow onClick={show(HAND_ON)} />
          <Row icon={<BookOpen aria-hidden />} {...rules} />
          <Row icon={<Settings aria-hidden />} title={t('common.shell.settings')} href="/settings/" />
        </Leaf>
        <DeleteTable id={id} name={name} onDeleted={() => router.push('/')} onFailed={onClose} />
      </Sheet>
      {parts.map(({ part, sheet: Part }) => (
        <Part key={part} open={shown === part} onClose={close} />
      ))}
      <Later of={HandOnSheet} id={id} name={name} open={shown === HAND_ON} onClose={close} />
    </>
  );
}

const HAND_ON = 'hand-on';
