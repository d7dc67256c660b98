'use client';

import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { HouseRule } from '@/app/design/house-rule';
import type { Options } from '@/lib/rules/cardcassonne/facts';
import { DEFAULT_OPTIONS, OPTION_NAMES } from '@/lib/rules/cardcassonne/options';
import JokersRule from './jokers-rule';

type HouseRulesProps = { options: Options; onChange: (options: Options) => void; open?: boolean };

/** Where the rules leave a question open; closed while nobody asks. */
export function HouseRules({ options, onChange, open }: HouseRulesProps) {
  const t = useTranslations();
  const printed = OPTION_NAMES.every((name) => options[name] === DEFAULT_OPTIONS[name]);
  return (
    <details className="leaf group" open={open}>
      <summary className="row list-none rounded-m [&::-webkit-details-marker]:hidden">
        <span className="row-words">
          <b>{t('cardcassonneSetUp.houseRules.title')}</b>
        </span>
        <span className="row-end">
          {t(printed ? 'cardcassonneSetUp.houseRules.asPrinted' : 'cardcassonneSetUp.houseRules.changed')}
        </span>
        <ChevronDown className="chevron group-open:rotate-180" aria-hidden />
      </summary>
      <div className="flex flex-col gap-4 border-t border-rule p-3">
        <JokersRule value={options.jokers} onChange={(jokers) => onChange({ ...options, jokers })} />
        <HouseRule
          title={t('cardcassonneSetUp.houseRules.chests')}
          choices={[
            { value: 'hidden', label: t('cardcassonneSetUp.houseRules.chestsHidden') },
            { value: 'open', label: t('cardcassonneSetUp.houseRules.chestsOpen') },
          ]}
          value={options.chests}
          onChange={(chests) => onChange({ ...options, chests })}
        />
      </div>
    </details>
  );
}
