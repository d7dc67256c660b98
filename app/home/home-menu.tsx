'use client';

import { Ellipsis } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { TableRow } from '@/lib/sessions/table';
import { HandOnRow } from '../backup/hand-on-row';
import { IconButton } from '../design/icon-button';
import { Leaf } from '../design/leaf';
import { Sheet } from '../design/sheet';
import { useTableName } from '../frame/table-name';
import { DeleteTable } from './delete-table';

/** Opens the menu of a table in a list. */
export function MenuButton({ table, onOpen, className }: { table: TableRow; onOpen: () => void; className?: string }) {
  const t = useTranslations();
  const nameOf = useTableName();
  return (
    <IconButton
      className={className}
      icon={<Ellipsis className="text-ink-2" aria-hidden />}
      label={t('home.menu', { name: nameOf(table.name, table.startedAt) })}
      aria-haspopup="dialog"
      onClick={onOpen}
    />
  );
}

type HomeMenuProps = {
  table: TableRow | null;
  onClose: () => void;
  /** Called with a table that is to leave this phone, and what it is called. */
  onHandOn: (id: string, name: string) => void;
};

/** What can be done with a table from a list. */
export function HomeMenu({ table, onClose, onHandOn }: HomeMenuProps) {
  const t = useTranslations();
  const nameOf = useTableName();
  const name = table ? nameOf(table.name, table.startedAt) : '';
  return (
    <Sheet open={table !== null} onClose={onClose} title={<bdi>{name}</bdi>} closeLabel={t('common.actions.close')}>
      {table && (
        <Leaf>
          <HandOnRow onClick={() => onHandOn(table.id, name)} />
          <DeleteTable id={table.id} name={name} onDeleted={onClose} onFailed={onClose} />
        </Leaf>
      )}
    </Sheet>
  );
}
