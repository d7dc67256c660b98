'use client';

import { useWords } from '@/app/table/words';
import type { City, Road } from '@/lib/rules/carcassonne/feature';
import { DEFAULT_OPTIONS } from '@/lib/rules/carcassonne/options';
import { rateOf } from '@/lib/rules/carcassonne/rates';
import { ReferenceTable } from '../reference-table';

const STATES = ['completed', 'unfinished'] as const;

/** What each tile of a road or a city gives, finished and not. */
export function TilePoints() {
  const t = useWords();
  return (
    <ReferenceTable
      caption={t('carcassonneRules.points.caption')}
      lines={[
        [t('carcassonneRules.points.feature'), ...STATES.map((state) => t(`carcassonneRules.points.${state}`))],
        [t('carcassonneRules.points.road'), ...pointsOf({ kind: 'road' })],
        [t('carcassonneRules.points.inn'), ...pointsOf({ kind: 'road', inn: true })],
        [t('carcassonneRules.points.city'), ...pointsOf({ kind: 'city', coatsOfArms: 0 })],
        [t('carcassonneRules.points.cathedral'), ...pointsOf({ kind: 'city', coatsOfArms: 0, cathedral: true })],
      ]}
    />
  );
}

type Unstated = Omit<Road, 'state' | 'tiles'> | Omit<City, 'state' | 'tiles'>;

/** Of a feature of so many tiles that no rule on small ones touches it. */
const pointsOf = (feature: Unstated): number[] =>
  STATES.map((state) => rateOf({ ...feature, state, tiles: 3 }, DEFAULT_OPTIONS).tile);
