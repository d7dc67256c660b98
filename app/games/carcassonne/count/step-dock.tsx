'use client';

import { ChevronsRight, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { AuxButton, Dock, PrimaryAction } from '@/app/design/dock';
import { Undo, UndoToast } from '@/app/table/undo';
import { useWords } from '@/app/table/words';
import { useCarcassonne } from '../carcassonne-context';
import type { Walk } from './walk';

type StepDockProps = {
  walk: Walk;
  step: string;
  /** What stays in view above the keys. */
  total?: ReactNode;
  /** Names the result of going on. */
  label: ReactNode;
  reason?: ReactNode;
  onDone: () => void;
};

/** The keys of a step: take back, count it as done, leave it out, or open it again. */
export function StepDock({ walk, step, total, label, reason, onDone }: StepDockProps) {
  const t = useWords();
  const { view, actions } = useCarcassonne();
  const busy = actions.busy && walk.settling;
  const state = view.lastCount.steps.find((each) => each.step === step)?.state;
  return (
    <Dock toast={<UndoToast />}>
      {/* On a phone that lies on its side, or in large text, what is counted needs the room. */}
      {total && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached without a finger too
        <div className="max-h-[35dvh] w-full overflow-y-auto" tabIndex={0}>
          {total}
        </div>
      )}
      <Undo />
      <PrimaryAction label={label} reason={reason} busy={busy} onClick={onDone} />
      {state === 'open' ? (
        <AuxButton
          icon={<ChevronsRight aria-hidden />}
          label={t('count.skip')}
          aria-busy={busy || undefined}
          onClick={() => void walk.settle(step, 'skipped')}
        />
      ) : (
        <AuxButton
          icon={<RotateCcw aria-hidden />}
          label={t('count.reopen')}
          onClick={() => void walk.say(step, 'open')}
        />
      )}
    </Dock>
  );
}
