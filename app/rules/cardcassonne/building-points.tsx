'use client';

import { useTranslations } from 'use-intl';
import { groupChest } from '@/lib/rules/cardcassonne/buildings';
import { COLOURS, chestOf, perColour } from '@/lib/rules/cardcassonne/colours';
import { isRefusal } from '@/lib/rules/entry';
import { ReferenceTable } from '../reference-table';

/** The half of the scoring card that is for buildings. */
export function BuildingPoints() {
  const t = useTranslations();
  const sizes = COLOURS.map((_, nth) => nth + 1);
  return (
    <ReferenceTable
      caption={t('rules.buildings.caption')}
      lines={[
        [t('rules.buildings.different'), ...sizes],
        [t('rules.buildings.points'), ...sizes.map(pointsOf)],
      ]}
    />
  );
}

function pointsOf(different: number): number {
  const grouping = groupChest(
    chestOf(
      perColour((colour) => (COLOURS.indexOf(colour) < different ? 1 : 0)),
      0,
    ),
  );
  return isRefusal(grouping) ? 0 : grouping.points;
}
