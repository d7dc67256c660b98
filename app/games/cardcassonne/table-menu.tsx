'use client';

import { Scale, SlidersHorizontal, Users } from 'lucide-react';
import { Glyph } from '@/app/design/glyph';
import { fetched } from '@/app/frame/fetched';
import { Later } from '@/app/frame/later';
import { AdjustmentSheet } from '@/app/table/adjustment-sheet';
import { TableMenu as Menu, type MenuPart } from '@/app/table/table-menu';
import { useWords } from '@/app/table/words';
import { useEvening } from './evening-context';
import { People } from './people';
import { TableScoringCard } from './scoring-cards';

type SheetProps = { open: boolean; onClose: () => void };

const HouseRulesSheet = fetched(() => import('./house-rules-sheet'));

/** What is rarely needed at a Cardcassonne table. */
export function TableMenu(props: SheetProps & { name: string }) {
  const t = useWords();
  const { evening } = useEvening();
  const known = Object.keys(evening.scoringCard.values).length;
  const parts: MenuPart[] = [
    {
      ...{ part: 'card', icon: <Glyph name="paw" />, sheet: ScoringCard },
      ...{ title: t('common.scoringCard.title'), note: t('common.scoringCard.filled', { count: known }) },
    },
    {
      ...{ part: 'people', icon: <Users aria-hidden />, sheet: People },
      ...{ title: t('table.people.title'), note: t('table.people.note') },
    },
    { part: 'adjustment', icon: <Scale aria-hidden />, title: t('table.adjustment.title'), sheet: Adjustment },
    {
      ...{ part: 'rules', icon: <SlidersHorizontal aria-hidden />, sheet: HouseRules },
      title: t('cardcassonne.houseRules'),
    },
  ];
  return <Menu {...props} parts={parts} rules={{ title: t('common.shell.rules'), href: '/rules/cardcassonne/' }} />;
}

const HouseRules = (props: SheetProps) => <Later of={HouseRulesSheet} {...props} />;

const ScoringCard = (props: SheetProps) => <Later of={TableScoringCard} {...props} />;

function Adjustment(props: SheetProps) {
  const { evening } = useEvening();
  return <AdjustmentSheet round={evening.currentRound} {...props} />;
}
