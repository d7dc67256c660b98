'use client';

import { ScoreTrack } from '@/app/design/score-track';
import { TRACK_SPACES } from '@/lib/rules/carcassonne/track';
import { useCarcassonne } from './carcassonne-context';

/** The track of 50, where the table wants to see it. Whoever scored last stands in front. */
export function Track() {
  const { view, seatOf } = useCarcassonne();
  if (view.options.track === 'hidden') return null;
  const last = new Set(
    view.entries.find(({ entry }) => entry.id === view.lastScore)?.gains.map(({ player }) => player),
  );
  const followers = view.seats
    .map((player) => ({ id: player, colour: seatOf(player).colour, points: view.players[player]?.points ?? 0 }))
    .sort((one, other) => Number(last.has(one.id)) - Number(last.has(other.id)));
  return <ScoreTrack spaces={TRACK_SPACES} followers={followers} />;
}
