'use client';

import { useState } from 'react';
import { ChoiceCards } from '@/app/design/choice-cards';
import { Glyph } from '@/app/design/glyph';
import { Leaf, Row } from '@/app/design/leaf';
import { Sheet } from '@/app/design/sheet';
import { useWords } from '@/app/table/words';
import type { FarmSet } from '@/lib/rules/carcassonne/farms';
import { OPTION_VALUES } from '@/lib/rules/carcassonne/options';

type FarmSetChoiceProps = {
  set: FarmSet;
  onChange: (set: FarmSet) => void;
  /** By how much totals would move with another set, in words. */
  moves: (set: FarmSet) => string;
};

/** How farms score, in a line that opens to choose among the three sets. */
export function FarmSetRow(props: FarmSetChoiceProps) {
  const t = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Leaf>
        <Row
          icon={<Glyph name="farm" />}
          title={t(`count.farms.sets.${props.set}`)}
          note={t(`count.farms.setsText.${props.set}`)}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      </Leaf>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('count.farms.set')}
        closeLabel={t('common.actions.close')}
      >
        <FarmSetChoice {...props} />
      </Sheet>
    </>
  );
}

/** The three sets, each with its method and what it would change. */
export function FarmSetChoice({ set, onChange, moves }: FarmSetChoiceProps) {
  const t = useWords();
  return (
    <ChoiceCards
      label={t('count.farms.set')}
      choices={OPTION_VALUES.farms.map((each) => ({
        value: each,
        label: t(`count.farms.sets.${each}`),
        note: (
          <>
            {t(`count.farms.setsText.${each}`)} {each !== set && <b>{moves(each)}</b>}
          </>
        ),
      }))}
      value={set}
      onChange={onChange}
    />
  );
}
