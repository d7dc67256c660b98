'use client';

import { useMemo } from 'react';
import { type AtTheTable, useAtTable } from '@/app/table/table-context';
import { type Evening, playing, starter } from '@/lib/rules/cardcassonne/index';

/** The table around which the screens of this game are built. */
export function useEvening(): AtTheTable<Evening> & { evening: Evening } {
  const table = useAtTable<Evening>();
  return useMemo(() => ({ ...table, evening: table.view }), [table]);
}

/** Who plays a round, in order of play: from its starter, or from the first seat while nobody knows. */
export function inOrderOfPlay(evening: Evening, round: number): string[] {
  const first = Math.max(0, evening.seats.indexOf(starter(evening, round) ?? ''));
  const here = new Set(playing(evening, round));
  return [...evening.seats.slice(first), ...evening.seats.slice(0, first)].filter((player) => here.has(player));
}

/** The players without a claim in a round, in order of play. */
export function toClaim(evening: Evening, round: number): string[] {
  return inOrderOfPlay(evening, round).filter(
    (player) => !evening.claims.some((claim) => claim.round === round && claim.player === player),
  );
}
