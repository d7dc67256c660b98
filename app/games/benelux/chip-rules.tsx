'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/app/design/button';
import { HouseRule } from '@/app/design/house-rule';
import { BENELUX } from '@/lib/rules/benelux/chip-set';
import { type ChipOptions, optionValues } from '@/lib/rules/benelux/options';

const VALUES = optionValues(BENELUX);

type Choice =
  | `benelux.rules.valueCounts.${'unknown' | 'six-ones' | 'six-twos'}`
  | `benelux.rules.turned.${'real' | 'drawn'}`;

type ChipRulesProps = { options: ChipOptions; onChange: (changed: Record<string, string>) => void };

/** What the rules of the chips leave open. The names of the options are those of the log. */
export function ChipRules({ options, onChange }: ChipRulesProps) {
  const t = useTranslations();
  return (
    <div className="leaf flex flex-col gap-4 p-3">
      {(['turned', 'valueCounts'] as const).map((name) => (
        <Question
          key={name}
          name={name}
          value={options[name]}
          onChange={(value) => onChange({ [`benelux/${name}`]: value })}
        />
      ))}
      <Button href="/rules/benelux/">{t('benelux.rules.all')}</Button>
    </div>
  );
}

type QuestionProps = { name: keyof ChipOptions; value: string; onChange: (value: string) => void };

function Question({ name, value, onChange }: QuestionProps) {
  const t = useTranslations();
  return (
    <HouseRule
      title={t(`benelux.rules.${name}.title`)}
      value={value}
      onChange={onChange}
      choices={VALUES[name].map((choice) => ({ value: choice, label: t(`benelux.rules.${name}.${choice}` as Choice) }))}
    />
  );
}
