'use client';

import { Stepper } from '@/app/design/stepper';
import { useWords } from '@/app/table/words';
import { useCarcassonne } from '../carcassonne-context';
import type { Score, ScoreAt } from './use-score';

/** In which turn an entry counts, where it is amended or was forgotten. */
export function TurnField({ score: { draft, change }, at }: { score: Score; at: ScoreAt }) {
  const t = useWords();
  const { view, nameOf } = useCarcassonne();
  const { turn } = draft;
  if (turn === null || view.turn === null || (at.entry === undefined && at.turn === null)) return null;
  const player = view.turns[turn - 1]?.player;
  return (
    <div className="flex items-center justify-between gap-3">
      <span>{t('carcassonne.score.turnOf', { turn, name: player ? nameOf(player) : '?' })}</span>
      <Stepper
        label={t('carcassonne.score.turn')}
        lessLabel={t('carcassonne.score.earlier')}
        moreLabel={t('carcassonne.score.later')}
        value={turn}
        min={1}
        max={view.turns.length}
        onChange={(next) => change({ ...draft, turn: next })}
      />
    </div>
  );
}
