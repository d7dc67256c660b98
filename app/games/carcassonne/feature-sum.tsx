'use client';

import { useFormatter } from 'use-intl';
import { Glyph } from '@/app/design/glyph';
import { Why } from '@/app/rules/why';
import type { NameOf } from '@/app/table/game-words';
import { useWords } from '@/app/table/words';
import { isSurrounded } from '@/lib/rules/carcassonne/feature';
import { sumOf } from '@/lib/rules/carcassonne/reasons';
import type { DraftScore, FeatureDraft } from './feature-draft';
import { majorityText } from './majority-text';
import { reasonsText } from './reason-text';

type FeatureSumProps = { draft: FeatureDraft; score: DraftScore; nameOf: NameOf };

/** What a feature is worth: the sum, who has the majority, and the points. */
export function FeatureSum({ draft, score, nameOf }: FeatureSumProps) {
  const t = useWords();
  const format = useFormatter();
  const known = score !== null && 'reasons' in score ? score : null;
  const asked = isSurrounded(draft.feature) ? 'feature.count.howManyAround' : 'feature.count.howManyTiles';
  return (
    <div className="feature-sum double-rule">
      <div role="status">
        <span className="grow">
          {known ? reasonsText(t, known.reasons) : t(score === null ? asked : 'feature.refusal.other')}
          {known?.majority && known.majority.strengths.length > 0 && (
            <span className="majority">
              <Glyph name="scales" />
              {majorityText(t, known.majority, nameOf, (names) => format.list(names))}
            </span>
          )}
        </span>
        <span className="num">{known ? sumOf(known.reasons) : '–'}</span>
      </div>
      <Why rules={known?.reasons.map(({ rule }) => rule) ?? []} />
    </div>
  );
}
