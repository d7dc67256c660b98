'use client';

import { RowKeys } from '@/app/design/row-key';
import { useWords } from '@/app/table/words';
import { useCarcassonne } from '../carcassonne-context';
import { SORT_SIGNS, sortText } from '../entry-text';
import { FEATURE_KINDS, type ScoredKind } from './score-draft';
import type { Score } from './use-score';

/** What is scored: a feature, or a line of its own. Gardens come with the abbot. */
export function KindKeys({ score: { draft, change } }: { score: Score }) {
  const t = useWords();
  const { view } = useCarcassonne();
  const gardens = view.options.abbot === 'yes' || draft.kind === 'garden';
  const kinds: ScoredKind[] = [...FEATURE_KINDS.filter((kind) => kind !== 'garden' || gardens), 'line'];
  return (
    <RowKeys
      label={t('carcassonne.score.kind')}
      value={draft.kind}
      onChange={(kind) => change({ ...draft, kind })}
      choices={kinds.map((kind) => ({ value: kind, label: sortText(t, kind), ...SORT_SIGNS[kind] }))}
    />
  );
}
