'use client';

import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Glyph } from '@/app/design/glyph';
import { SectionHead } from '@/app/design/section-head';
import { useGameName } from '@/app/home/use-game-name';
import { ADD_ONS, type AddOnId, addOnsOf, chosenAddOns } from '../add-ons';
import type { PlanProps } from '../around';
import { BoxTick } from './box-tick';

/** Which add-ons are on the table, each with its own part of the set-up. */
export function AddOns({ plan, change }: PlanProps) {
  const t = useTranslations();
  const nameOf = useGameName();
  const titleId = useId();
  const chosen = chosenAddOns('carcassonne', plan.addOns);
  function toggle(id: AddOnId, on: boolean) {
    const addOns = on ? [...chosen, id] : chosen.filter((each) => each !== id);
    change({ addOns, options: { ...plan.options, ...(on ? ADD_ONS[id].options : {}) } });
  }
  return (
    <section className="flex flex-col gap-3" aria-labelledby={titleId}>
      <SectionHead title={t('carcassonne.setUp.addOns')} id={titleId} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(max(9.5rem,34%),1fr))] gap-2">
        {addOnsOf('carcassonne').map((id) => (
          <BoxTick
            key={id}
            title={nameOf(id)}
            icon={<Glyph name={ADD_ONS[id].glyph} className="text-[1.15rem] text-hazel" />}
            chosen={chosen.includes(id)}
            onChange={(on) => toggle(id, on)}
          />
        ))}
      </div>
      {chosen.map((id) => (
        <SetUp key={id} of={ADD_ONS[id].setUp} plan={plan} change={change} />
      ))}
    </section>
  );
}

function SetUp({ of: Own, ...props }: PlanProps & { of: (typeof ADD_ONS)[AddOnId]['setUp'] }) {
  return <Own {...props} />;
}
