'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AnimalLadder, type Rung } from '@/app/design/animal-ladder';
import { Glyph } from '@/app/design/glyph';
import { Leaf, Row } from '@/app/design/leaf';
import { Later } from '@/app/frame/later';
import { DeviceScoringCard } from '@/app/games/cardcassonne/scoring-cards';
import { useDeviceValues } from '@/app/games/cardcassonne/use-device-values';
import { ANIMAL_COUNTS, PRINTED_VALUES } from '@/lib/rules/cardcassonne/progression';

/** The half of the scoring card that is for animals, as far as this phone knows it, and the way to copy more. */
export function AnimalValues() {
  const t = useTranslations();
  // Null until it is first asked for: only then its words are fetched.
  const [copying, setCopying] = useState<boolean | null>(null);
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
      <Row
        className="border-t border-rule"
        icon={<Glyph name="paw" />}
        title={t('rules.values.copy')}
        note={t('rules.values.copied', { count: ANIMAL_COUNTS.filter((count) => values[count] !== undefined).length })}
        aria-haspopup="dialog"
        onClick={() => setCopying(true)}
      />
      {copying !== null && <Later of={DeviceScoringCard} open={copying} onClose={() => setCopying(false)} />}
    </Leaf>
  );
}
