'use client';

import type { FeatureKind } from '@/lib/rules/carcassonne/feature';
import { useCarcassonne } from '../carcassonne-context';
import { FeatureFields } from '../feature-fields';
import { ScoredBy } from '../scored-by';
import { CityGoods } from './city-goods';
import { featureIn } from './score-draft';
import type { Score } from './use-score';
import { worthOf } from './worth';

/** A feature as it lies there, and who scores it. */
export function FeaturePart({ score, kind }: { score: Score; kind: FeatureKind }) {
  const { view, seats, words } = useCarcassonne();
  const { draft, change } = score;
  const entered = { feature: featureIn(draft, kind), by: draft.by };
  const worth = worthOf(entered, score.preview, view.options);
  const isGiving = kind === 'city' && entered.feature.state === 'completed';
  return (
    <>
      <FeatureFields
        draft={entered}
        score={worth}
        options={view.options}
        onChange={({ feature }) => change({ ...draft, features: { ...draft.features, [kind]: feature } })}
      />
      <ScoredBy by={draft.by} seats={seats} score={worth} onChange={(by) => change({ ...draft, by })} />
      {isGiving && <CityGoods score={score} />}
      {words.addOns.map(({ id, ScorePart }) => ScorePart && <ScorePart key={id} score={score} />)}
    </>
  );
}
