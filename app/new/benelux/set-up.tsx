'use client';

import { MoreWords } from '@/app/frame/more-words';
import { ChipRules } from '@/app/games/benelux/chip-rules';
import { beneluxWords } from '@/lib/i18n/words/benelux';
import { tilesInBoxes } from '@/lib/rules/carcassonne/boxes';
import type { PlanProps } from '../around';
import { plannedOptions } from '../carcassonne/planned-options';
import { gameOf } from '../games';
import { plannedChips } from './planned-chips';
import { SetUpHelp } from './set-up-help';

export const words = [beneluxWords];

/** The chips before the first turn: how the map is set up, and what their rules leave open. */
export default function BeneluxSetUp({ plan, change }: PlanProps) {
  const tiles = gameOf(plan.game) === 'carcassonne' ? tilesInBoxes(plannedOptions(plan)) : null;
  return (
    <MoreWords of={words}>
      <SetUpHelp tiles={tiles} />
      <ChipRules
        options={plannedChips(plan)}
        onChange={(changed) => change({ options: { ...plan.options, ...changed } })}
      />
    </MoreWords>
  );
}
