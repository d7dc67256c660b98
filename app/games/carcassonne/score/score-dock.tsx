'use client';

import { Trash2 } from 'lucide-react';
import { AuxButton, Dock, PrimaryAction } from '@/app/design/dock';
import { useWords } from '@/app/table/words';
import { useCarcassonne } from '../carcassonne-context';
import { gainsText } from '../entry-text';
import { FeatureSum } from '../feature-sum';
import { refusalText } from '../refusal-text';
import { featureIn } from './score-draft';
import type { Score } from './use-score';
import { isKeptBack, worthOf } from './worth';

const asked = {
  tiles: 'feature.count.howManyTiles',
  around: 'feature.count.howManyAround',
  label: 'carcassonne.score.labelFirst',
  points: 'carcassonne.score.pointsFirst',
  scorer: 'carcassonne.score.scorerFirst',
} as const;

type ScoreDockProps = {
  score: Score;
  /** The entry that is amended. */
  amended: string | undefined;
  onEnter: () => void;
  onDone: () => void;
};

/** The sum, and below it the key that enters it under the name of what it brings, or says what is missing. */
export function ScoreDock({ score, amended, onEnter, onDone }: ScoreDockProps) {
  const t = useWords();
  const { actions, nameOf } = useCarcassonne();
  const { missing, refusal, preview } = score;
  const gains = preview?.gains ?? [];
  const unclear = missing !== null || refusal !== null;
  const kept = preview !== null && isKeptBack(preview);
  const nobody = kept ? 'carcassonne.score.keptBack' : 'carcassonne.score.nobody';
  const said = gains.length > 0 ? gainsText(t, gains, nameOf) : t(unclear ? 'carcassonne.live.score' : nobody);
  async function remove() {
    if (!amended || !(await actions.act({ do: 'delete', target: amended }))) return;
    void score.drop();
    onDone();
  }
  return (
    <Dock>
      <Sum score={score} />
      {amended && (
        <AuxButton icon={<Trash2 aria-hidden />} label={t('carcassonne.score.delete')} onClick={() => void remove()} />
      )}
      <PrimaryAction
        label={amended ? t('carcassonne.score.amend', { gains: said }) : said}
        reason={missing ? t(asked[missing]) : refusal ? refusalText(t, refusal, nameOf).fact : undefined}
        busy={actions.busy}
        onClick={onEnter}
      />
    </Dock>
  );
}

/** What a feature is worth stays in view; the points of a line stand in the line. */
function Sum({ score: { draft, preview } }: { score: Score }) {
  const { view, nameOf } = useCarcassonne();
  if (draft.kind === 'line') return null;
  const entered = { feature: featureIn(draft, draft.kind), by: draft.by };
  return (
    <div className="w-full">
      <FeatureSum draft={entered} score={worthOf(entered, preview, view.options)} nameOf={nameOf} />
    </div>
  );
}
