'use client';

import { Screen } from '@/app/design/screen';
import { TopBar } from '@/app/design/top-bar';
import { MoreWords } from '@/app/frame/more-words';
import { useTitle } from '@/app/frame/use-title';
import { go } from '@/app/session/address';
import { ProblemMessage } from '@/app/table/problem-message';
import { useWords } from '@/app/table/words';
import { countWords } from '@/lib/i18n/words/count';
import { StepDock } from '../carcassonne/count/step-dock';
import { useWalk } from '../carcassonne/count/walk';
import { useCards } from './cards-context';
import { WAITING } from './parts';
import { StepEntries } from './step-entries';

/** The step of the last count in which locked features are paid: what was held back, with its sums. */
export function HeldScreen() {
  return (
    <MoreWords of={countWords}>
      <Held />
    </MoreWords>
  );
}

function Held() {
  const t = useWords();
  const { id, view } = useCards();
  const walk = useWalk();
  const title = t('christmas.step.held');
  useTitle(title);
  const entries = view.lastCount.steps.find(({ step }) => step === WAITING)?.entries ?? [];
  const back = { label: t('common.actions.back'), onClick: () => go(id, 'count', {}, 'replace') };
  return (
    <Screen
      bar={<TopBar title={title} back={back} />}
      dock={
        <StepDock
          walk={walk}
          step={WAITING}
          label={t('count.counted')}
          onDone={() => void walk.settle(WAITING, 'done')}
        />
      }
    >
      <ProblemMessage />
      <p className="note">{t(entries.length > 0 ? 'christmas.waiting.paid' : 'christmas.waiting.none')}</p>
      <StepEntries step={WAITING} />
    </Screen>
  );
}
