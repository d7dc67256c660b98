'use client';

import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { MoreWords } from '@/app/frame/more-words';
import { CardRules } from '@/app/games/christmas-present/card-rules';
import { christmasWords } from '@/lib/i18n/words/christmas';
import { DEFAULT_OPTIONS, OPTION_NAMES } from '@/lib/rules/christmas-present/options';
import type { PlanProps } from '../around';
import { plannedCards } from './planned-cards';

export const words = [christmasWords];

/** What the rules of the cards leave open, before the first turn; closed while nobody asks. */
export default function ChristmasSetUp(props: PlanProps) {
  return (
    <MoreWords of={words}>
      <OpenQuestions {...props} />
    </MoreWords>
  );
}

function OpenQuestions({ plan, change }: PlanProps) {
  const t = useTranslations();
  const options = plannedCards(plan);
  const usual = OPTION_NAMES.every((name) => options[name] === DEFAULT_OPTIONS[name]);
  return (
    <details className="leaf group">
      <summary className="row list-none rounded-m [&::-webkit-details-marker]:hidden">
        <span className="row-words">
          <b>{t('christmas.rules.houseRules')}</b>
        </span>
        <span className="row-end">{t(usual ? 'christmas.rules.asUsual' : 'christmas.rules.changed')}</span>
        <ChevronDown className="chevron group-open:rotate-180" aria-hidden />
      </summary>
      <div className="border-t border-rule p-3">
        <CardRules options={options} onChange={(changed) => change({ options: { ...plan.options, ...changed } })} />
      </div>
    </details>
  );
}
