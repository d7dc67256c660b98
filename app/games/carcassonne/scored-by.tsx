'use client';

import { Button } from '@/app/design/button';
import { PieceChoices, PieceCounts } from '@/app/design/piece-counts';
import { signed, useWords } from '@/app/table/words';
import { MOST_PIECES } from '@/lib/rules/carcassonne/counts';
import type { ScoredBy as By } from '@/lib/rules/carcassonne/facts';
import type { Gain } from '@/lib/rules/carcassonne/reasons';
import type { Seat } from '@/lib/sessions/events';
import type { DraftScore } from './feature-draft';
import { withCount } from './with-count';

type ScoredByProps = {
  by: By;
  seats: readonly Seat[];
  /** What each scorer gets as things stand. */
  score: DraftScore;
  onChange: (by: By) => void;
};

/** Who scores: the followers of each player, whose majority decides, or simply whom somebody names (CA-21, CA-24). */
export function ScoredBy({ by, seats, score, onChange }: ScoredByProps) {
  const t = useWords();
  const counts = 'followers' in by;
  const gains = score !== null && 'gains' in score ? score.gains : [];
  // What was counted becomes who scores, and the other way round: nobody has to say it twice.
  function turn() {
    const scorers = gains.map(({ player }) => player);
    if (counts) onChange({ scorers });
    else onChange({ followers: Object.fromEntries(by.scorers.map((player) => [player, 1])) });
  }
  return (
    <section
      className="flex flex-col gap-1.5"
      aria-label={t(counts ? 'feature.followers.title' : 'feature.scorers.title')}
    >
      <div className="count-line">
        <div>
          <h2>{t(counts ? 'feature.followers.title' : 'feature.scorers.title')}</h2>
          {counts && <p className="tag">{t('feature.followers.large')}</p>}
        </div>
        <Button className="min-h-tap text-note" onClick={turn}>
          {t(counts ? 'feature.followers.justSay' : 'feature.scorers.count')}
        </Button>
      </div>
      {counts ? (
        <Followers followers={by.followers} {...{ seats, gains, onChange }} />
      ) : (
        <Scorers scorers={by.scorers} {...{ seats, gains, onChange }} />
      )}
    </section>
  );
}

type PartProps = Omit<ScoredByProps, 'by' | 'score'> & { gains: readonly Gain[] };

type FollowersProps = PartProps & { followers: Record<string, number> };

function Followers({ followers, seats, gains, onChange }: FollowersProps) {
  const t = useWords();
  return (
    <PieceCounts
      label={t('feature.followers.title')}
      max={MOST_PIECES}
      counts={seats.map(({ player, name, colour }) => ({
        id: player,
        ...{ name, colour },
        count: followers[player] ?? 0,
        moreLabel: t('feature.followers.more', { name }),
        fewerLabel: t('feature.followers.fewer', { name }),
        ...gainOf(gains, player),
      }))}
      onChange={(player, count) => onChange({ followers: withCount(followers, seats, player, count) })}
    />
  );
}

type ScorersProps = PartProps & { scorers: readonly string[] };

function Scorers({ scorers, seats, gains, onChange }: ScorersProps) {
  const t = useWords();
  return (
    <PieceChoices
      label={t('feature.scorers.title')}
      choices={seats.map(({ player, name, colour }) => ({
        id: player,
        ...{ name, colour },
        chosen: scorers.includes(player),
        ...gainOf(gains, player),
      }))}
      onToggle={(player) =>
        onChange({
          scorers: scorers.includes(player) ? scorers.filter((each) => each !== player) : [...scorers, player],
        })
      }
    />
  );
}

function gainOf(gains: readonly Gain[], player: string) {
  const gain = gains.find((each) => each.player === player);
  return gain ? { wins: true, gain: signed(gain.points) } : {};
}
