'use client';

import { useTranslations } from 'use-intl';
import type { Person } from '@/lib/db/database';
import { Message } from '../design/message';
import { Screen } from '../design/screen';
import { TextField } from '../design/text-field';
import { KeptPill } from '../frame/kept-pill';
import { NotSaved } from '../frame/not-saved';
import { useAhead } from '../frame/use-ahead';
import { Around } from './around';
import { GameChoice } from './game-choice';
import { gameOf } from './games';
import { LONGEST_NAME } from './name-field';
import { NewTableBar } from './new-table-bar';
import type { Plan } from './plan';
import { EVERY_SET_UP, SET_UPS } from './set-ups';
import { StartDock } from './start-dock';
import { useGame } from './use-game';
import { usePlan } from './use-plan';
import { useStart } from './use-start';

type NewTableFormProps = {
  start: Plan;
  /** See useKnown. */
  known: readonly Person[];
};

/** Who plays what, in which seats and colours, and who begins. */
export function NewTableForm({ start, known }: NewTableFormProps) {
  const t = useTranslations();
  const inHand = usePlan(start);
  const starting = useStart(inHand.plan);
  const { plan, change } = inHand;
  const { game, choose, coming } = useGame(inHand);
  const { before: Before, after: After } = SET_UPS[gameOf(plan.game)];
  useAhead(EVERY_SET_UP);
  const failed = starting.failure ?? inHand.keeping.failure;
  return (
    <Screen
      bar={<NewTableBar right={<KeptPill state={inHand.keeping.state} />} />}
      dock={<StartDock plan={plan} starting={starting} game={game} coming={coming} />}
    >
      {starting.refused && <Message tone="bad" fact={t('newTable.lateRefused')} />}
      {failed && <NotSaved failure={failed} onAgain={starting.failure ? starting.start : inHand.keeping.again} />}
      <GameChoice game={game} onChange={choose} />
      {Before && <Before plan={plan} change={change} />}
      <Around plan={plan} change={change} known={known} />
      <After plan={plan} change={change} />
      <TextField
        label={t('newTable.tableName')}
        hint={t('newTable.tableNameHint')}
        dir="auto"
        maxLength={LONGEST_NAME}
        value={plan.name}
        onChange={(name) => change({ name })}
      />
    </Screen>
  );
}
