'use client';

import { Screen } from '@/app/design/screen';
import { TopBar } from '@/app/design/top-bar';
import { KeptPill } from '@/app/frame/kept-pill';
import { MoreWords } from '@/app/frame/more-words';
import { useTitle } from '@/app/frame/use-title';
import { MovedMessage } from '@/app/table/moved-message';
import { ProblemMessage } from '@/app/table/problem-message';
import { useWords } from '@/app/table/words';
import { countWords } from '@/lib/i18n/words/count';
import { useCarcassonne } from '../carcassonne-context';
import { FarmSetOfTable } from './agree-first';
import { FarmCards } from './farm-cards';
import { FarmTotals } from './farm-totals';
import { StepDock } from './step-dock';
import { stepName } from './step-name';
import { useFarms } from './use-farms';
import { useWalk, useWayBack } from './walk';
import { WalkOverview } from './walk-overview';

/** The farms of the last count; before that there is only its beginning. */
export default function FarmsScreen() {
  const { view } = useCarcassonne();
  return <MoreWords of={countWords}>{view.lastCount.begun === null ? <WalkOverview /> : <FarmsStep />}</MoreWords>;
}

/** One card for each field, and everybody's points before and after. */
function FarmsStep() {
  const t = useWords();
  const { view, seats, seatOf, words } = useCarcassonne();
  const { amended, back: onClick } = useWayBack();
  const { ready, kept, farms, totals, opened, change, close, openAnother, add, remove } = useFarms(amended);
  const walk = useWalk();
  const title = stepName(t, 'farms');
  useTitle(title, ready);
  if (!ready) return null;
  const back = { label: t('common.actions.back'), onClick };
  const first = (
    <>
      <ProblemMessage retry={() => void close()} />
      <MovedMessage />
      <FarmSetOfTable />
      <FarmCards
        farms={farms}
        seats={seats}
        set={view.options.farms}
        pigs={view.options.tradersAndBuilders === 'yes'}
        open={opened}
        onOpen={(which) => void openAnother(which)}
        onChange={change}
        onRemove={(which) => void remove(which)}
        onAdd={() => void add()}
        partsOf={(farm) =>
          words.addOns.map(({ id, FarmPart }) => FarmPart && <FarmPart key={id} farm={farm} onChange={change} />)
        }
      />
    </>
  );
  return (
    <Screen
      bar={<TopBar title={title} back={back} right={<KeptPill state={kept} />} />}
      first={first}
      dock={
        <StepDock
          walk={walk}
          step="farms"
          total={<FarmTotals totals={totals} seatOf={seatOf} />}
          label={t('count.enterFarms')}
          onDone={() => void walk.settle('farms', 'done', close)}
        />
      }
    >
      {null}
    </Screen>
  );
}
