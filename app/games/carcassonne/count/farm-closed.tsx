'use client';

import { ChevronDown } from 'lucide-react';
import { Follower, Mark } from '@/app/design/follower';
import { Glyph } from '@/app/design/glyph';
import { RowTile } from '@/app/design/row-tile';
import { signed, useWords } from '@/app/table/words';
import { citiesOf, hasPigs } from '@/lib/rules/carcassonne/field';
import type { Seat } from '@/lib/sessions/events';
import type { ScoredFarm } from './farm';

type FarmClosedProps = { farm: ScoredFarm; seats: readonly Seat[]; onOpen: () => void };

/** A farm in short: its cities, its farmers, and who gets what. Opens to be counted again. */
export default function FarmClosed({ farm: { name, field, score }, seats, onOpen }: FarmClosedProps) {
  const t = useWords();
  const cities = citiesOf(field);
  const gains = 'refused' in score ? [] : score.gains;
  return (
    <button type="button" className="leaf farm" data-row="green" aria-expanded={false} onClick={onOpen}>
      <RowTile row="green" glyph="farm" />
      <span className="farm-words">
        <b className="hand">{name}</b>
        <span className="farm-there">
          <span className="token">
            <Glyph name="city" label={t('count.farms.cityCount', { count: cities })} />
            <b aria-hidden>{cities}</b>
          </span>
          {seats
            .filter(({ player }) => (field.followers[player] ?? 0) > 0)
            .map(({ player, colour, name: owner }) => (
              <span key={player} className="token">
                <Follower colour={colour} size={24} label={owner} />
                <b>{field.followers[player]}</b>
              </span>
            ))}
          {hasPigs(field) && <Glyph name="pig" label={t('count.farms.pigs')} />}
        </span>
      </span>
      <span className="farm-gains">
        {gains.map(({ player, points }) => (
          <span key={player}>
            <Winner seat={seats.find((seat) => seat.player === player)} />
            <b className="num">{signed(points)}</b>
          </span>
        ))}
        {'refused' in score && <b className="num">?</b>}
      </span>
      <ChevronDown className="farm-open-sign" aria-hidden />
    </button>
  );
}

function Winner({ seat }: { seat: Seat | undefined }) {
  if (!seat) return null;
  return (
    <span className="who">
      <Mark colour={seat.colour} size={15} />
      <span dir="auto">{seat.name}</span>
    </span>
  );
}
