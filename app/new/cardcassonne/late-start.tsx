'use client';

import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { fetched } from '@/app/frame/fetched';
import { Later } from '@/app/frame/later';
import { dealFor } from '@/lib/rules/cardcassonne/deck';
import { isRefusal } from '@/lib/rules/entry';
import type { PlanProps } from '../around';

// Few tables start late.
const LateStartBody = fetched(() => import('./late-start-body'));

/** For a game that began before anybody thought of the phone: the next round, and what everybody has by now. */
export function LateStart({ plan, change }: PlanProps) {
  const t = useTranslations();
  const [open, setOpen] = useState(false);
  const deal = dealFor(plan.seating.seats.length);
  if (isRefusal(deal)) return null;
  return (
    <details className="leaf group" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="row list-none rounded-m [&::-webkit-details-marker]:hidden">
        <span className="row-words">
          <b>{t('cardcassonneSetUp.late.title')}</b>
        </span>
        <span className="row-end">
          {plan.opening
            ? t('cardcassonneSetUp.late.from', { round: plan.opening.round })
            : t('cardcassonneSetUp.late.fromStart')}
        </span>
        <ChevronDown className="chevron group-open:rotate-180" aria-hidden />
      </summary>
      <Later of={LateStartBody} open={open} plan={plan} change={change} rounds={deal.rounds} />
    </details>
  );
}
