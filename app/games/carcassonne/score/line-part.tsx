'use client';

import { PieceChoices } from '@/app/design/piece-counts';
import { SectionHead } from '@/app/design/section-head';
import { TextField } from '@/app/design/text-field';
import { signed, useWords } from '@/app/table/words';
import { useCarcassonne } from '../carcassonne-context';
import { scoringRefusalText } from '../scoring-refusal-text';
import { PlusMinus } from './plus-minus';
import { numberIn, type ScoreDraft } from './score-draft';
import type { Score } from './use-score';

/** Points that no other key stands for: what for, how many, and for whom. */
export function LinePart({ score }: { score: Score }) {
  const t = useWords();
  const { nameOf } = useCarcassonne();
  const { draft, change, refusal } = score;
  const { line } = draft;
  const put = (changed: Partial<ScoreDraft['line']>) => change({ ...draft, line: { ...line, ...changed } });
  const bad = refusal?.refused === 'out-of-bounds' ? scoringRefusalText(t, refusal, nameOf) : null;
  return (
    <>
      <TextField
        label={t('carcassonne.score.label')}
        hint={t('carcassonne.score.labelHint')}
        value={line.label}
        onChange={(label) => put({ label })}
        maxLength={80}
      />
      <div className="flex items-start gap-2">
        <TextField
          className="grow"
          label={t('carcassonne.score.points')}
          value={line.points}
          onChange={(points) => put({ points })}
          inputMode="numeric"
          autoComplete="off"
          error={bad ? `${bad.fact} ${bad.text}` : undefined}
        />
        <PlusMinus label={t('carcassonne.score.sign')} text={line.points} onChange={(points) => put({ points })} />
      </div>
      <Players line={line} onChange={(players) => put({ players })} />
    </>
  );
}

type PlayersProps = { line: ScoreDraft['line']; onChange: (players: string[]) => void };

/** Everybody named gets all of it. */
function Players({ line: { players, points }, onChange }: PlayersProps) {
  const t = useWords();
  const { seats } = useCarcassonne();
  const each = numberIn(points);
  const gain = Number.isInteger(each) ? { gain: signed(each) } : {};
  return (
    <section className="flex flex-col gap-3">
      <SectionHead title={t('feature.scorers.title')} />
      <PieceChoices
        label={t('feature.scorers.title')}
        choices={seats.map(({ player, name, colour }) => {
          const chosen = players.includes(player);
          return { id: player, name, colour, chosen, ...(chosen ? gain : {}) };
        })}
        onToggle={(player) =>
          onChange(players.includes(player) ? players.filter((other) => other !== player) : [...players, player])
        }
      />
    </section>
  );
}
