'use client';

import { useTranslations } from 'use-intl';
import type { PlayerColour } from '@/lib/sessions/events';

const names = {
  red: 'common.playerColour.red',
  blue: 'common.playerColour.blue',
  yellow: 'common.playerColour.yellow',
  green: 'common.playerColour.green',
  black: 'common.playerColour.black',
  pink: 'common.playerColour.pink',
} as const satisfies Record<PlayerColour, string>;

/** A player colour in words, with its mark. */
export function useColourName(): (colour: PlayerColour) => string {
  const t = useTranslations();
  return (colour) => t(names[colour]);
}
