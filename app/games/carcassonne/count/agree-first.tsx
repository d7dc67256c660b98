'use client';

import { Scale } from 'lucide-react';
import { useState } from 'react';
import { ChoiceCards } from '@/app/design/choice-cards';
import { Leaf, Row } from '@/app/design/leaf';
import { SectionHead } from '@/app/design/section-head';
import { Sheet } from '@/app/design/sheet';
import { useWords } from '@/app/table/words';
import { OPTION_VALUES, type Options } from '@/lib/rules/carcassonne/options';
import { previewOptions } from '@/lib/rules/carcassonne/previews';
import { totalsMoved } from '@/lib/rules/totals-moved';
import { useCarcassonne } from '../carcassonne-context';
import { FarmSetRow } from './farm-set';
import { movesText } from './moves-text';

/** The rules that people find out only now to know differently, each with what another choice would change (CA-34). */
export function AgreeFirst() {
  const t = useWords();
  const { view } = useCarcassonne();
  return (
    <section className="flex flex-col gap-2" aria-labelledby="agree">
      <SectionHead title={t(view.lastCount.begun === null ? 'count.agree' : 'count.agreed')} id="agree" />
      <FarmSetOfTable />
      <Agree option="twoTileCity" />
      {view.options.innsAndCathedrals === 'yes' && <Agree option="unfinishedInnCathedral" />}
    </section>
  );
}

/** By which of the three sets this table scores its farms. */
export function FarmSetOfTable() {
  const { view } = useCarcassonne();
  const change = useOption('farms');
  const moves = useMoves();
  return <FarmSetRow set={view.options.farms} onChange={change} moves={(farms) => moves({ farms })} />;
}

type Agreed = 'twoTileCity' | 'unfinishedInnCathedral';

function Agree({ option }: { option: Agreed }) {
  const t = useWords();
  const { view } = useCarcassonne();
  const [open, setOpen] = useState(false);
  const change = useOption(option);
  const moves = useMoves();
  const value = view.options[option];
  const title = t(`count.rule.${option}`);
  return (
    <>
      <Leaf>
        <Row
          icon={<Scale aria-hidden />}
          title={title}
          note={t(`count.value.${value}`)}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      </Leaf>
      <Sheet open={open} onClose={() => setOpen(false)} title={title} closeLabel={t('common.actions.close')}>
        <ChoiceCards
          label={title}
          choices={OPTION_VALUES[option].map((each) => ({
            value: each,
            label: t(`count.value.${each}`),
            note: each === value ? undefined : moves({ [option]: each }),
          }))}
          value={value}
          onChange={change}
        />
      </Sheet>
    </>
  );
}

/** Changes an option of the table. */
function useOption<Name extends keyof Options>(option: Name): (value: Options[Name]) => void {
  const { view, change } = useCarcassonne();
  return (value) => {
    if (value !== view.options[option]) void change({ do: 'change-options', options: { [option]: value } });
  };
}

/** By how much totals would move under other options, in words. */
function useMoves(): (options: Partial<Options>) => string {
  const t = useWords();
  const { view, nameOf } = useCarcassonne();
  return (options) => movesText(t, totalsMoved(view, previewOptions(view, options)), nameOf);
}
