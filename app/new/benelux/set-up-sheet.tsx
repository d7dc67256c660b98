'use client';

import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Segmented } from '@/app/design/segmented';
import { Sheet } from '@/app/design/sheet';
import { BENELUX } from '@/lib/rules/benelux/chip-set';
import type { SetUpHelpProps } from './set-up-help';
import { useSetUpSteps } from './set-up-steps';

const { names } = BENELUX.startSquares;

/** The two start squares that are used, by the one that is not. */
const PAIRS = names.map((left) => ({ value: left, pair: names.filter((name) => name !== left) }));

/** How the map is set up, as a list to tick off. */
export default function SetUpSheet({ open, onClose, tiles }: SetUpHelpProps & { open: boolean; onClose: () => void }) {
  const t = useTranslations();
  const id = useId();
  const [left, setLeft] = useState<string>(names[2]);
  const [one = '', other = ''] = names.filter((name) => name !== left);
  const steps = useSetUpSteps({ one, other, tiles });
  return (
    <Sheet open={open} onClose={onClose} title={t('benelux.setUp.help')} closeLabel={t('common.actions.close')}>
      <div className="flex flex-col gap-2">
        <p className="font-semibold" id={id}>
          {t('benelux.setUp.start')}
        </p>
        <Segmented
          stack
          labelledBy={id}
          value={left}
          onChange={setLeft}
          choices={PAIRS.map(({ value, pair: [first = '', second = ''] }) => ({
            value,
            label: t('benelux.setUp.pair', { one: first, other: second }),
          }))}
        />
      </div>
      <Steps steps={steps} />
    </Sheet>
  );
}

function Steps({ steps }: { steps: ReturnType<typeof useSetUpSteps> }) {
  const t = useTranslations();
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  function toggle(id: string) {
    const next = new Set(done);
    if (!next.delete(id)) next.add(id);
    setDone(next);
  }
  return (
    <>
      <ol className="leaf rows">
        {steps.map(({ id, words }) => (
          <li key={id}>
            <label className="relative flex min-h-tap items-center gap-3 px-3 py-2">
              <input className="radio peer" type="checkbox" checked={done.has(id)} onChange={() => toggle(id)} />
              <span className="grid size-6 flex-none place-items-center rounded-s border-[1.5px] border-edge bg-page text-on-act peer-checked:border-act peer-checked:bg-act peer-focus-visible:outline-3">
                {done.has(id) && <Check className="size-4" strokeWidth={3} aria-hidden />}
              </span>
              <span className="min-w-0 wrap-anywhere">{words}</span>
            </label>
          </li>
        ))}
      </ol>
      <p className="note" role="status">
        {t('benelux.setUp.progress', { done: done.size, steps: steps.length })}
      </p>
    </>
  );
}
