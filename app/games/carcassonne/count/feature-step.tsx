'use client';

import { Plus } from 'lucide-react';
import { Button } from '@/app/design/button';
import { Leaf } from '@/app/design/leaf';
import { Screen } from '@/app/design/screen';
import { TopBar } from '@/app/design/top-bar';
import { useTitle } from '@/app/frame/use-title';
import { go } from '@/app/session/address';
import { ProblemMessage } from '@/app/table/problem-message';
import { useWords } from '@/app/table/words';
import type { FeatureKind } from '@/lib/rules/carcassonne/feature';
import { useCarcassonne } from '../carcassonne-context';
import { EntryRow } from '../ledger-rows';
import { ScoreSheet } from '../score/score-sheet';
import { StepDock } from './step-dock';
import { stepName } from './step-name';
import { useWalk } from './walk';

/** One step of the last count over unfinished features: those entered, and the way to enter another. */
export function FeatureStep({ step, kind }: { step: string; kind: FeatureKind }) {
  const t = useWords();
  const { id, view } = useCarcassonne();
  const walk = useWalk();
  const title = stepName(t, step);
  useTitle(title);
  const entries = view.lastCount.steps.find((each) => each.step === step)?.entries ?? [];
  const rows = view.entries.filter((scored) => entries.includes(scored.entry.id));
  const back = { label: t('common.actions.back'), onClick: () => go(id, 'count', {}, 'replace') };
  return (
    <>
      <Screen
        bar={<TopBar title={title} back={back} />}
        dock={
          <StepDock walk={walk} step={step} label={t('count.counted')} onDone={() => void walk.settle(step, 'done')} />
        }
      >
        <ProblemMessage />
        <p className="note">{t(`count.ask.${kind}`)}</p>
        {rows.length > 0 && (
          <Leaf>
            {rows.map((scored) => (
              <EntryRow key={scored.entry.id} scored={scored} />
            ))}
          </Leaf>
        )}
        <Button
          className="border-dashed bg-transparent"
          icon={<Plus aria-hidden />}
          onClick={() => go(id, 'score', { state: 'unfinished', kind })}
        >
          {t(`count.enter.${kind}`)}
        </Button>
      </Screen>
      <ScoreSheet />
    </>
  );
}
