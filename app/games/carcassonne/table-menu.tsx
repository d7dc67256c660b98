'use client';

import { Scale, Settings, SlidersHorizontal, Users } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type ComponentType, type ReactNode, useState } from 'react';
import { HandOnRow } from '@/app/backup/hand-on-row';
import { HandOnSheet } from '@/app/backup/sheets';
import { Leaf, Row } from '@/app/design/leaf';
import { Sheet } from '@/app/design/sheet';
import { Later } from '@/app/frame/later';
import { DeleteTable } from '@/app/home/delete-table';
import { AdjustmentSheet } from '@/app/table/adjustment-sheet';
import { useWords } from '@/app/table/words';
import { useCarcassonne } from './carcassonne-context';
import { HouseRulesSheet } from './house-rules-sheet';
import { People } from './people';

type Part = 'rules' | 'people' | 'adjustment' | 'hand-on';

type TableMenuProps = {
  /** What the table is called. */
  name: string;
  open: boolean;
  onClose: () => void;
  /** The sheet of its house rules. */
  rules?: ComponentType<{ open: boolean; onClose: () => void }>;
};

/** What is rarely needed at the table. */
export function TableMenu({ name, open, onClose, rules: Rules = HouseRulesSheet }: TableMenuProps) {
  const t = useWords();
  const router = useRouter();
  const { id, session, view } = useCarcassonne();
  const [part, setPart] = useState<Part | null>(null);
  const close = () => setPart(null);
  const show = (next: Part) => () => {
    onClose();
    setPart(next);
  };
  return (
    <>
      <Sheet open={open} onClose={onClose} title={t('common.actions.more')} closeLabel={t('common.actions.close')}>
        {!session.finished && <TableParts show={show} />}
        <Leaf>
          <HandOnRow onClick={show('hand-on')} />
          <Row icon={<Settings aria-hidden />} title={t('common.shell.settings')} href="/settings/" />
        </Leaf>
        <DeleteTable id={id} name={name} onDeleted={() => router.push('/')} onFailed={onClose} />
      </Sheet>
      <Rules open={part === 'rules'} onClose={close} />
      <People open={part === 'people'} onClose={close} />
      <AdjustmentSheet round={view.turn?.turn} open={part === 'adjustment'} onClose={close} />
      <Later of={HandOnSheet} id={id} name={name} open={part === 'hand-on'} onClose={close} />
    </>
  );
}

function TableParts({ show }: { show: (part: Part) => () => void }) {
  const t = useWords();
  const rows: [Part, ReactNode, string, string?][] = [
    ['people', <Users key="people" aria-hidden />, t('table.people.title'), t('table.people.note')],
    ['adjustment', <Scale key="adjustment" aria-hidden />, t('table.adjustment.title')],
    ['rules', <SlidersHorizontal key="rules" aria-hidden />, t('carcassonne.setUp.houseRules')],
  ];
  return (
    <Leaf>
      {rows.map(([part, icon, title, note]) => (
        <Row key={part} icon={icon} title={title} note={note} aria-haspopup="dialog" onClick={show(part)} />
      ))}
    </Leaf>
  );
}
