'use client';

import { useTranslations } from 'use-intl';
import { GROUP_POINTS } from '@/lib/rules/cardcassonne/buildings';
import { ReferenceTable } from '../reference-table';

/** The half of the scoring card that is for buildings. */
export function BuildingPoints() {
  const t = useTranslations();
  return (
    <ReferenceTable
      caption={t('rules.buildings.caption')}
      lines={[
        [t('rules.buildings.different'), ...Object.keys(GROUP_POINTS).map(Number)],
        [t('rules.buildings.points'), ...Object.values(GROUP_POINTS)],
      ]}
    />
  );
}
