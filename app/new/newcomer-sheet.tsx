'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { database } from '@/lib/db/database';
import { newId } from '@/lib/db/ids';
import { recentPeople } from '@/lib/db/people';
import { useStored } from '@/lib/db/use-stored';
import { isBlank } from '@/lib/rules/blank';
import { PrimaryAction } from '../design/dock';
import { Sheet } from '../design/sheet';
import type { PlanProps } from './around';
import { ColourKeys } from './colour-keys';
import { NameField } from './name-field';
import type { Newcomer } from './plan';
import { freeColours, sitDown } from './seating';

/** So many of the people known here are looked through for a name. */
const KNOWN = 200;

/** A new name at the table. What is half written is part of the plan, so it survives a reload too. */
export default function NewcomerSheet({ open, plan, change }: PlanProps & { open: boolean }) {
  const t = useTranslations();
  const { newcomer, seating } = plan;
  const people = useStored(() => recentPeople(database(), KNOWN), []);

  /** Somebody known here by that very name, unless seated already; else somebody new. */
  function personOf({ name }: Newcomer): string {
    const known = people.status === 'read' ? people.value : [];
    const seated = new Set(seating.seats.map((seat) => seat.player));
    return known.find((person) => person.name === name && !seated.has(person.id))?.id ?? newId();
  }

  return (
    <Sheet
      open={open}
      onClose={() => change({ newcomer: null })}
      title={t('newTable.newName')}
      closeLabel={t('common.actions.close')}
    >
      {newcomer && (
        <NewcomerFields
          newcomer={newcomer}
          colours={freeColours(seating)}
          onChange={(changes) => change({ newcomer: { ...newcomer, ...changes } })}
          onSitDown={() =>
            change({ newcomer: null, seating: sitDown(seating, { ...newcomer, player: personOf(newcomer) }) })
          }
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
          label={blank ? t('newTable.sitDown') : t('newTable.namedSitsDown', { name })}
        />
      </div>
    </form>
  );
}
