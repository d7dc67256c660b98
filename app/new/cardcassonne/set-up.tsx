'use client';

import { MoreWords } from '@/app/frame/more-words';
import { DeviceScoringCardRow } from '@/app/games/cardcassonne/device-scoring-card-row';
import { cardcassonneSetUpWords } from '@/lib/i18n/words/cardcassonne-set-up';
import type { Options } from '@/lib/rules/cardcassonne/facts';
import { DEFAULT_OPTIONS } from '@/lib/rules/cardcassonne/options';
import type { PlanProps } from '../around';
import { firstDealer, firstStarter } from '../seating';
import { Deal } from './deal';
import { HouseRules } from './house-rules';
import { LateStart } from './late-start';
import { SetUpHelp } from './set-up-help';

export const words = [cardcassonneSetUpWords];

/** What a table of Cardcassonne is set up with: the deal, animal values, a late start, house rules. */
export default function CardcassonneSetUp({ plan, change }: PlanProps) {
  const { seating } = plan;
  const players = seating.seats.length;
  const options: Options = { ...DEFAULT_OPTIONS, ...plan.options };
  return (
    <MoreWords of={words}>
      <Deal players={players} />
      <SetUpHelp players={players} dealer={firstDealer(seating)} starter={firstStarter(seating)} />
      <DeviceScoringCardRow />
      <LateStart plan={plan} change={change} />
      <HouseRules options={options} onChange={(changed) => change({ options: changed })} />
    </MoreWords>
  );
}
