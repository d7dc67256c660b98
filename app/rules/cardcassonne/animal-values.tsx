'use client';

import { useTranslations } from 'use-intl';
import { AnimalLadder, type Rung } from '@/app/design/animal-ladder';
import { Leaf } from '@/app/design/leaf';
import { DeviceScoringCard } from '@/app/games/cardcassonne/device-scoring-card';
import { useDeviceValues } from '@/app/sums/use-device-values';
import { ANIMAL_COUNTS, PRINTED_VALUES } from '@/lib/rules/cardcassonne/progression';

/** The half of the scoring card that is for animals, as far as this phone knows it, and the way to copy more. */
export function AnimalValues() {
  const t = useTranslations();
  const values = useDeviceValues() ?? PRINTED_VALUES;
  const rungs = ANIMAL_COUNTS.map((count): Rung => {
    const value = values[count];
    const label =
      value === undefined ? t('rules.values.unknown', { count }) : t('rules.values.known', { count, points: value });
    return { count, value, state: 'later', label };
  });
  return (
    <Leaf>
      <div className="px-3 py-2.5">
        <AnimalLadder title={t('rules.values.title')} rungs={rungs} />
      </div>
      <div className="border-t border-rule">
        <DeviceScoringCard framed={false} />
      </div>
    </Leaf>
  );
}
