'use client';

import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { type SegmentChoice, Segmented } from '@/app/design/segmented';
import type { Options } from '@/lib/rules/cardcassonne/facts';
import { DEFAULT_OPTIONS, OPTION_NAMES } from '@/lib/rules/cardcassonne/options';

type HouseRulesProps = { options: Options; onChange: (options: Options) => void; open?: boolean };

/** Where the rules leave a question open; closed while nobody asks. */
export function HouseRules({ options, onChange, open }: HouseRulesProps) {
  const t = useTranslations();
  const printed = OPTION_NAMES.every((name) => options[name] === DEFAULT_OPTIONS[name]);
  return (
    <details className="leaf group" open={open}>
      <summary className="row list-none rounded-m [&::-webkit-details-marker]:hidden">
        <span className="row-words">
          <b>{t('cardcassonne.setUp.houseRules')}</b>
        </span>
        <span className="row-end">{t(printed ? 'cardcassonne.setUp.asPrinted' : 'cardcassonne.setUp.changed')}</span>
        <ChevronDown className="chevron group-open:rotate-180" aria-hidden />
      </summary>
      <div className="flex flex-col gap-4 border-t border-rule p-3">
        <Rule
          title={t('cardcassonne.setUp.jokers')}
          choices={[
            { value: 'one-kind', label: t('cardcassonne.setUp.jokersOneKind') },
            { value: 'any', label: t('cardcassonne.setUp.jokersAny') },
          ]}
          value={options.jokers}
          onChange={(jokers) => onChange({ ...options, jokers })}
        />
        <Rule
          title={t('cardcassonne.setUp.chests')}
          choices={[
            { value: 'hidden', label: t('cardcassonne.setUp.chestsHidden') },
            { value: 'open', label: t('cardcassonne.setUp.chestsOpen') },
          ]}
          value={options.chests}
          onChange={(chests) => onChange({ ...options, chests })}
        />
      </div>
    </details>
  );
}

type RuleProps<Value extends string> = {
  title: string;
  choices: readonly SegmentChoice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

function Rule<Value extends string>({ title, choices, value, onChange }: RuleProps<Value>) {
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold" id={id}>
        {title}
      </p>
      <Segmented labelledBy={id} choices={choices} value={value} onChange={onChange} />
    </div>
  );
}
