'use client';

import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { HouseRule } from '@/app/design/house-rule';
import { DEFAULT_OPTIONS, OPTION_VALUES, type Options } from '@/lib/rules/carcassonne/options';

/** The questions that people answer otherwise, in the order in which they ask. Boxes have their own place. */
const ASKED = ['farms', 'twoTileCity', 'unfinishedInnCathedral', 'map', 'turns', 'countdown', 'track'] as const;

type Asked = (typeof ASKED)[number];

type HouseRulesProps = {
  options: Options;
  onChange: (changed: Partial<Options>) => void;
  open?: boolean;
  /** Something at the table needs turn order: it is not asked whether to keep it. */
  keepsTurns?: boolean;
  /** What holds where nobody changes anything. */
  usually?: Options;
};

/** Where the rules leave a question open, and what the sheet keeps; closed while nobody asks. */
export function HouseRules({ options, onChange, open, keepsTurns, usually = DEFAULT_OPTIONS }: HouseRulesProps) {
  const t = useTranslations();
  const asked = ASKED.filter((name) => name !== 'turns' || !keepsTurns);
  const usual = asked.every((name) => options[name] === usually[name]);
  return (
    <details className="leaf group" open={open}>
      <summary className="row list-none rounded-m [&::-webkit-details-marker]:hidden">
        <span className="row-words">
          <b>{t('carcassonne.setUp.houseRules')}</b>
        </span>
        <span className="row-end">{t(usual ? 'carcassonne.setUp.asUsual' : 'carcassonne.setUp.changed')}</span>
        <ChevronDown className="chevron group-open:rotate-180" aria-hidden />
      </summary>
      <div className="flex flex-col gap-4 border-t border-rule p-3">
        {asked.map((name) => (
          <Question key={name} name={name} value={options[name]} onChange={(value) => onChange({ [name]: value })} />
        ))}
      </div>
    </details>
  );
}

type QuestionProps = { name: Asked; value: string; onChange: (value: string) => void };

function Question({ name, value, onChange }: QuestionProps) {
  const t = useTranslations();
  return (
    <HouseRule
      title={t(`carcassonne.setUp.${name}.title`)}
      stack={name === 'farms'}
      value={value}
      onChange={onChange}
      choices={OPTION_VALUES[name].map((choice: string) => ({ value: choice, label: t(keyOf(name, choice)) }))}
    />
  );
}

type Choice<Name extends Asked = Asked> = Name extends Asked
  ? `carcassonne.setUp.${Name}.${(typeof OPTION_VALUES)[Name][number]}`
  : never;

/** Each value of an option has words under its own name. */
const keyOf = (name: Asked, choice: string): Choice => `carcassonne.setUp.${name}.${choice}` as Choice;
