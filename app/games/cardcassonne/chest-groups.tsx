'use client';

import { BuildingGroups } from '@/app/design/building-groups';
import { Leaf } from '@/app/design/leaf';
import { Why } from '@/app/rules/why';
import { useWords } from '@/app/table/words';
import { COLOURS } from '@/lib/rules/cardcassonne/colours';
import type { Colour, Grouping } from '@/lib/rules/cardcassonne/index';
import { chestKindText, rowText } from './reason-text';
import { GROUPING_RULES } from './rules-behind';

/** A chest laid out in its best groups, with their points. */
export function ChestGroups({ grouping }: { grouping: Grouping }) {
  const t = useWords();
  if (grouping.groups.length === 0) return <p className="note">{t('cardcassonne.chests.noGroups')}</p>;
  const groups = grouping.groups.map(({ buildings, points }, nth) => {
    const label = String.fromCodePoint(65 + nth);
    const cell = (colour: Colour) => cellOf(buildings[colour]);
    const cells = { yellow: cell('yellow'), red: cell('red'), green: cell('green'), blue: cell('blue') };
    return { id: label, label, cells, points };
  });
  const heads = Object.fromEntries(COLOURS.map((colour) => [colour, rowText(t, colour)])) as Record<Colour, string>;
  const sum = grouping.groups.map((group) => group.points).join(' + ');
  return (
    <Leaf as="section" className="px-3 py-2">
      <BuildingGroups
        caption={t('cardcassonne.chests.grouping')}
        heads={{ ...heads, group: t('cardcassonne.chests.groupHead'), points: t('cardcassonne.chests.points') }}
        cellLabel={(cell, row) => {
          if (cell === null) return t('cardcassonne.chests.nothing');
          return cell === 'joker' ? chestKindText(t, 'joker') : chestKindText(t, row);
        }}
        groups={groups}
        total={{
          label: t('cardcassonne.chests.sum', { sum }),
          points: grouping.points,
          why: <Why rules={GROUPING_RULES} />,
        }}
      />
    </Leaf>
  );
}

function cellOf(building: 'card' | 'joker' | undefined): 'own' | 'joker' | null {
  if (building === undefined) return null;
  return building === 'card' ? 'own' : 'joker';
}
