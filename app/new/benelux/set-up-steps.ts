'use client';

import { useTranslations } from 'use-intl';
import { BENELUX, chipsPerColour, islandTiles } from '@/lib/rules/benelux/chip-set';

/** The size that the map is recommended for (BX-05). */
const RECOMMENDED = { least: 110, most: 120 };

type Used = {
  /** The two start squares. */
  one: string;
  other: string;
  /** In the boxes that are on the table; null where nobody said. */
  tiles: number | null;
};

/** The set-up of the map step by step (BX-03 to BX-05). */
export function useSetUpSteps({ one, other, tiles }: Used): { id: string; words: string }[] {
  const t = useTranslations();
  const { onMap, colours, paying } = BENELUX;
  const chips = colours.length * chipsPerColour(BENELUX);
  const stacks = { stacks: colours.length * paying.stacks, tiles: paying.tiles };
  const steps = [
    { id: 'start', words: t('benelux.setUp.both', { one, other }) },
    { id: 'shuffle', words: t('benelux.setUp.shuffle', { chips }) },
    { id: 'spread', words: t('benelux.setUp.spread', { chips: onMap }) },
    { id: 'town', words: t('benelux.setUp.town') },
    { id: 'beside', words: t('benelux.setUp.beside') },
    { id: 'square', words: t('benelux.setUp.square', { one, other }) },
    { id: 'out', words: t('benelux.setUp.out', { chips: chips - onMap }) },
    { id: 'noChips', words: t('benelux.setUp.noChips', { squares: onMap }) },
    { id: 'islands', words: t('benelux.setUp.islands', stacks) },
    { id: 'waves', words: t('benelux.setUp.waves') },
  ];
  if (tiles === null) return steps;
  return [
    ...steps,
    { id: 'rest', words: t('benelux.setUp.rest', { tiles: tiles - islandTiles(BENELUX) - 1 }) },
    { id: 'size', words: t('benelux.setUp.size', { tiles, ...RECOMMENDED }) },
  ];
}
