'use client';

import { Scale, SlidersHorizontal, Users } from 'lucide-react';
import type { ComponentType } from 'react';
import { AdjustmentSheet } from '@/app/table/adjustment-sheet';
import { TableMenu as Menu, type MenuPart } from '@/app/table/table-menu';
import { useWords } from '@/app/table/words';
import { useCarcassonne } from './carcassonne-context';
import { HouseRulesSheet } from './house-rules-sheet';
import { People } from './people';

type SheetProps = { open: boolean; onClose: () => void };

type TableMenuProps = SheetProps & {
  /** What the table is called. */
  name: string;
  /** The sheet of its house rules. */
  rules?: ComponentType<SheetProps>;
  /** The page of its rules. */
  book?: { title: string; href: string };
};

/** What is rarely needed at a Carcassonne table. */
export function TableMenu({ rules = HouseRulesSheet, book, ...props }: TableMenuProps) {
  const t = useWords();
  const parts: MenuPart[] = [
    {
      ...{ part: 'people', icon: <Users aria-hidden />, sheet: People },
      ...{ title: t('table.people.title'), note: t('table.people.note') },
    },
    { part: 'adjustment', icon: <Scale aria-hidden />, title: t('table.adjustment.title'), sheet: Adjustment },
    {
      ...{ part: 'rules', icon: <SlidersHorizontal aria-hidden />, sheet: rules },
      title: t('carcassonne.setUp.houseRules'),
    },
  ];
  const ofBase = { title: t('common.shell.rulesOfTiles'), href: '/rules/carcassonne/' };
  return <Menu {...props} parts={parts} rules={book ?? ofBase} />;
}

function Adjustment(props: SheetProps) {
  const { view } = useCarcassonne();
  return <AdjustmentSheet round={view.turn?.turn} {...props} />;
}
