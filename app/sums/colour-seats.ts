'use client';

import { useMemo } from 'react';
import { useWords } from '@/app/table/words';
import type { PlayerColour, Seat } from '@/lib/sessions/events';

const COLOURS: readonly PlayerColour[] = ['red', 'blue', 'yellow', 'green', 'black', 'pink'];

/** Without a table the players are the colours of their followers. */
export function useColourSeats(): Seat[] {
  const t = useWords();
  return useMemo(() => COLOURS.map((colour) => ({ player: colour, name: t(`feature.colour.${colour}`), colour })), [t]);
}
