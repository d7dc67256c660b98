'use client';

import { useTranslations } from 'use-intl';
import { HouseRule } from '@/app/design/house-rule';
import { ADD_ON } from '@/lib/rules/christmas-present/facts';
import { type CardOptions, OPTION_NAMES, OPTION_VALUES, type OptionName } from '@/lib/rules/christmas-present/options';

type CardRulesProps = {
  options: CardOptions;
  /** The change as the log names it. */
  onChange: (changed: Record<string, string>) => void;
};

/** What the rules of the cards leave open. */
export function CardRules({ options, onChange }: CardRulesProps) {
  return (
    <div className="flex flex-col gap-4">
      {OPTION_NAMES.map((name) => (
        <Question
          key={name}
          name={name}
          value={options[name]}
          onChange={(value) => onChange({ [`${ADD_ON}/${name}`]: value })}
        />
      ))}
    </div>
  );
}

type QuestionProps = { name: OptionName; value: string; onChange: (value: string) => void };

function Question({ name, value, onChange }: QuestionProps) {
  const t = useTranslations();
  return (
    <HouseRule
      title={t(`christmas.rules.${name}.title`)}
      stack
      value={value}
      onChange={onChange}
      choices={OPTION_VALUES[name].map((choice: string) => ({ value: choice, label: t(keyOf(name, choice)) }))}
    />
  );
}

type Choice<Name extends OptionName = OptionName> = Name extends OptionName
  ? `christmas.rules.${Name}.${(typeof OPTION_VALUES)[Name][number]}`
  : never;

/** Each value of an option has words under its own name. */
const keyOf = (name: OptionName, choice: string): Choice => `christmas.rules.${name}.${choice}` as Choice;
