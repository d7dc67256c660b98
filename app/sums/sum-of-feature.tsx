'use client';

import { RowKeys } from '@/app/design/row-key';
import { type FeatureDraft, freshFeature, scoreDraft } from '@/app/games/carcassonne/feature-draft';
import { FeatureFields } from '@/app/games/carcassonne/feature-fields';
import { FeatureSum } from '@/app/games/carcassonne/feature-sum';
import { ScoredBy } from '@/app/games/carcassonne/scored-by';
import { useWords } from '@/app/table/words';
import { WITHOUT_TABLE } from '@/lib/rules/carcassonne/boxes';
import type { FeatureKind } from '@/lib/rules/carcassonne/feature';
import { useColourSeats } from './colour-seats';
import { readFeatureDraft } from './feature-input';
import { SumScreen } from './sum-screen';
import { useSum } from './use-sum';

export type SumOfFeatureProps = {
  sum: 'road' | 'city' | 'cloister';
  /** What can be added up here, the first of which is there from the start. */
  kinds: readonly [FeatureKind, ...FeatureKind[]];
};

/** A road, a city, a monastery or a garden, with the followers on it. */
export function SumOfFeature({ sum: name, kinds }: SumOfFeatureProps) {
  const t = useWords();
  const seats = useColourSeats();
  const sum = useSum<FeatureDraft>({ name, empty: fresh(kinds[0]), read: readFeatureDraft(kinds) });
  const { input } = sum;
  if (!input) return null;
  const score = scoreDraft(input, WITHOUT_TABLE);
  const nameOf = (player: string) => seats.find((seat) => seat.player === player)?.name ?? '';
  const first = (
    <>
      {kinds.length > 1 && (
        <RowKeys
          label={t('common.shell.cloister')}
          choices={kinds.map((kind) => ({ value: kind, ...looks[kind], label: t(`feature.kind.${kind}`) }))}
          value={input.feature.kind}
          onChange={(kind) => sum.change({ ...fresh(kind), by: input.by })}
        />
      )}
      <FeatureFields draft={input} score={score} options={WITHOUT_TABLE} onChange={sum.change} />
    </>
  );
  return (
    <SumScreen
      title={t(`common.shell.${name}`)}
      sum={sum}
      first={first}
      total={<FeatureSum draft={input} score={score} nameOf={nameOf} />}
    >
      <ScoredBy by={input.by} seats={seats} score={score} onChange={(by) => sum.change({ ...input, by })} />
    </SumScreen>
  );
}

const fresh = (kind: FeatureKind): FeatureDraft => ({ feature: freshFeature(kind), by: { followers: {} } });

const looks = {
  road: { row: 'red' },
  city: { row: 'blue' },
  monastery: { row: 'yellow' },
  garden: { row: 'green' },
} as const;
