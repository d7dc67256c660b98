'use client';

import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { TableRow } from '@/lib/sessions/table';
import { Button } from '../design/button';
import { Leaf } from '../design/leaf';
import { SectionHead } from '../design/section-head';
import { EarlierTable } from './earlier-table';

type EarlierTablesProps = {
  tables: readonly TableRow[];
  /** Opens the menu of one, by its id. */
  onMenu: (id: string) => void;
  /** Shows more of them; null when these are all. */
  onMore: (() => void) | null;
};

/** Tables before the one to carry on with, newest first. */
export function EarlierTables({ tables, onMenu, onMore }: EarlierTablesProps) {
  const t = useTranslations();
  const titleId = useId();
  return (
    <section className="flex flex-col gap-3" aria-labelledby={titleId}>
      <SectionHead title={t('home.earlier')} id={titleId} />
      <Leaf as="ul" className="rows">
        {tables.map((table) => (
          <li key={table.id}>
            <EarlierTable table={table} onMenu={() => onMenu(table.id)} />
          </li>
        ))}
      </Leaf>
      {onMore && <Button onClick={onMore}>{t('common.actions.showMore')}</Button>}
    </section>
  );
}
