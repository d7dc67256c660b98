'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { newId } from '@/lib/db/ids';
import { PrimaryAction } from '../design/dock';
import { Sheet } from '../design/sheet';
import type { PlanProps } from './around';
import { isBlank } from './blank';
import { ColourKeys } from './colour-keys';
import { NameField } from './name-field';
import type { Newcomer } from './plan';
import { freeColours, sitDown } from './seating';

/** A new name at the table. What is half written is part of the plan, so it survives a reload too. */
export function NewcomerSheet({ plan, change }: PlanProps) {
  const t = useTranslations();
  const { newcomer, seating } = plan;
  return (
    <Sheet
      open={newcomer !== null}
      onClose={() => change({ newcomer: null })}
      title={t('common.newTable.newName')}
      closeLabel={t('common.actions.close')}
    >
      {newcomer && (
        <NewcomerFields
          newcomer={newcomer}
          colours={freeColours(seating)}
          onChange={(changes) => change({ newcomer: { ...newcomer, ...changes } })}
          onSitDown={() => change({ newcomer: null, seating: sitDown(seating, { ...newcomer, player: newId() }) })}
        />
      )}
    </Sheet>
  );
}

type NewcomerFieldsProps = {
  newcomer: Newcomer;
  colours: readonly Newcomer['colour'][];
  onChange: (changes: Partial<Newcomer>) => void;
  onSitDown: () => void;
};

function NewcomerFields({ newcomer, colours, onChange, onSitDown }: NewcomerFieldsProps) {
  const t = useTranslations();
  const [refused, setRefused] = useState(false);
  const { name } = newcomer;
  const blank = isBlank(name);
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (blank) setRefused(true);
        else onSitDown();
      }}
    >
      <NameField value={name} onChange={(written) => onChange({ name: written })} empty={refused && blank} first />
      <ColourKeys colours={colours} value={newcomer.colour} onChange={(colour) => onChange({ colour })} />
      <div className="flex">
        <PrimaryAction
          type="submit"
          className="wrap-anywhere"
          label={blank ? t('common.newTable.sitDown') : t('common.newTable.namedSitsDown', { name })}
        />
      </div>
    </form>
  );
}
