'use client';

import { MoreWords } from '@/app/frame/more-words';
import { useAddress } from '@/app/session/address';
import { countWords } from '@/lib/i18n/words/count';
import { useCarcassonne } from '../carcassonne-context';
import { FeatureStep } from './feature-step';
import { GoodsStep } from './goods-step';
import { kindIn, stepFor } from './walk';
import { WalkOverview } from './walk-overview';

/** The last count: its beginning, where it stands, or the step that the address names. */
export default function LastCountScreen() {
  return (
    <MoreWords of={countWords}>
      <LastCount />
    </MoreWords>
  );
}

function LastCount() {
  const { view } = useCarcassonne();
  const { query } = useAddress();
  const step = query.get('step') ?? stepFor(query.get('kind'));
  const kind = step === null ? null : kindIn(step);
  if (view.lastCount.begun === null || step === null) return <WalkOverview />;
  if (kind) return <FeatureStep key={step} step={step} kind={kind} />;
  return step === 'goods' ? <GoodsStep /> : <WalkOverview />;
}
