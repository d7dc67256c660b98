'use client';

import { Scale, SlidersHorizontal, Users } from 'lucide-react';
import { Glyph } from '@/app/design/glyph';
import { Later } from '@/app/frame/later';
import { AdjustmentSheet } from '@/app/table/adjustment-sheet';
import { TableMenu as Menu, type MenuPart } from '@/app/table/table-menu';
import { useWords } from '@/app/table/words';
import { useEvening } from './evening-context';
import { HouseRulesSheet } from './house-rules-sheet';
import { People } from './people';
import { TableScoringCard } from './scoring-cards';

type SheetProps = { open: boolean; onClose: () => void };

/** What is rarely needed at a Cardcassonne table. */
export function TableMenu(props: SheetProps & { name: string }) {
  const t = useWords();
  const { evening } = useEvening();
  const known = Object.keys(evening.scoringCard.values).length;
  const parts: MenuPart[] = [
    {
      ...{ part: 'card', icon: <Glyph name="paw" />, sheet: ScoringCard },
      ...{ title: t('cardcassonne.scoringCard.title'), note: t('cardcassonne.scoringCard.filled', { count: known }) },
    },
    {
      ...{ part: 'people', icon: <Users aria-hidden />, sheet: People },
      ...{ title: t('table.people.title'), note: t('table.people.note') },
    },
    { part: 'adjustment', icon: <Scale aria-hidden />, title: t('table.adjustment.title'), sheet: Adjustment },
    {
      ...{ part: 'rules', icon: <SlidersHorizontal aria-hidden />, sheet: HouseRulesSheet },
      title: t('cardcassonne.setUp.houseRules'),
    },
  ];
  return <Menu {...props} parts={parts} rules={{ title: t('common.shell.rules'), href: '/rules/cardcassonne/' }} />;
}

const ScoringCard = (props: SheetProps) => <Later of={TableScoringCard} {...props} />;

function Adjustment(props: SheetProps) {
  const { evening } = useEvening();
  return <AdjustmentSheet round={evening.currentRound} {...props} />;
}
