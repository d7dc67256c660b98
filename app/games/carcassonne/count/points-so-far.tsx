'use client';

import { Mark } from '@/app/design/follower';
import { Why } from '@/app/rules/why';
import { signed, useWords } from '@/app/table/words';
import type { Gain } from '@/lib/rules/carcassonne/reasons';
import type { Totals } from '@/lib/rules/totals-moved';
import type { Seat } from '@/lib/sessions/events';

type PointsSoFarProps = { totals: Totals; seats: readonly Seat[]; gains: readonly Gain[] };

/** What a count without a table gives each player so far; `gains`: what it rests on. */
export function PointsSoFar({ totals, seats, gains }: PointsSoFarProps) {
  const t = useWords();
  const scoring = seats.filter(({ player }) => (totals.players[player]?.points ?? 0) > 0);
  return (
    <div className="feature-sum double-rule">
      <div role="status">
        <ul className="points-so-far">
          {scoring.length === 0 && <li className="note">{t('count.nobody')}</li>}
          {scoring.map(({ player, name, colour }) => (
            <li key={player}>
              <Mark colour={colour} /> <span>{name}</span>{' '}
              <b className="num">{signed(totals.players[player]?.points ?? 0)}</b>
            </li>
          ))}
        </ul>
      </div>
      <Why rules={gains.flatMap(({ reasons }) => reasons.map(({ rule }) => rule))} />
    </div>
  );
}
