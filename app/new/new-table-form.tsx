'use client';

import { useTranslations } from 'use-intl';
import { Message } from '../design/message';
import { Screen } from '../design/screen';
import { TextField } from '../design/text-field';
import { KeptPill } from '../frame/kept-pill';
import { MoreWords } from '../frame/more-words';
import { NotSaved } from '../frame/not-saved';
import { DeviceScoringCardRow } from '../games/cardcassonne/device-scoring-card-row';
import { Around } from './around';
import { Deal } from './cardcassonne/deal';
import { HouseRules } from './cardcassonne/house-rules';
import { LateStart } from './cardcassonne/late-start';
import { SetUpHelp } from './cardcassonne/set-up-help';
import { GameChoice } from './game-choice';
import { NewTableBar } from './new-table';
import type { Plan } from './plan';
import { firstDealer, firstStarter } from './seating';
import { StartDock } from './start-dock';
import { usePlan } from './use-plan';
import { useStart } from './use-start';

/** Who plays what, in which seats and colours, and who deals first. */
export function NewTableForm({ start }: { start: Plan }) {
  const t = useTranslations();
  const inHand = usePlan(start);
  const starting = useStart(inHand.plan);
  const { plan, change } = inHand;
  const failed = starting.failure ?? inHand.keeping.failure;
  return (
    <Screen
      bar={<NewTableBar right={<KeptPill state={inHand.keeping.state} />} />}
      dock={<StartDock seating={plan.seating} starting={starting} />}
    >
      {starting.refused && <Message tone="bad" fact={t('common.newTable.lateRefused')} />}
      {failed && <NotSaved failure={failed} onAgain={starting.failure ? starting.start : inHand.keeping.again} />}
      <GameChoice />
      <Around plan={plan} change={change} />
      <MoreWords of="cardcassonne">
        <Deal players={plan.seating.seats.length} />
        <SetUpHelp
          players={plan.seating.seats.length}
          dealer={firstDealer(plan.seating)}
          starter={firstStarter(plan.seating)}
        />
        <DeviceScoringCardRow />
        <LateStart plan={plan} change={change} />
        <HouseRules options={plan.options} onChange={(options) => change({ options })} />
      </MoreWords>
      <TextField
        label={t('common.newTable.tableName')}
        hint={t('common.newTable.tableNameHint')}
        dir="auto"
        value={plan.name}
        onChange={(name) => change({ name })}
      />
    </Screen>
  );
}
