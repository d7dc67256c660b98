'use client';

import { useTranslations } from 'use-intl';
import { HouseRule } from '@/app/design/house-rule';
import type { Options } from '@/lib/rules/cardcassonne/facts';

type JokersRuleProps = { value: Options['jokers']; onChange: (jokers: Options['jokers']) => void };

/** Whether animal jokers that join at the same time must all join one kind. */
export default function JokersRule({ value, onChange }: JokersRuleProps) {
  const t = useTranslations();
  return (
    <HouseRule
      title={t('cardcassonneSetUp.houseRules.jokers')}
      choices={[
        { value: 'one-kind', label: t('cardcassonneSetUp.houseRules.jokersOneKind') },
        { value: 'any', label: t('cardcassonneSetUp.houseRules.jokersAny') },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
