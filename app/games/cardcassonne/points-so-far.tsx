'use client';

import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { RunningSum } from '@/app/design/running-sum';
import { Why } from '@/app/rules/why';
import type { ClaimScore } from '@/lib/rules/cardcassonne/claim';
import { totalText } from './reason-text';
import { rulesBehind } from './rules-behind';

type PointsSoFarProps = Pick<ComponentProps<typeof RunningSum>, 'children'> & {
  score: ClaimScore;
  /** Where it takes the player. */
  to?: ComponentProps<typeof RunningSum>['score'];
};

/** What a claim scores so far, with a sign that more may come, and the rules behind it. */
export function PointsSoFar({ score, to, children }: PointsSoFarProps) {
  const t = useTranslations();
  const { points, missing } = score;
  return (
    <RunningSum
      points={totalText(t, { points, waits: missing.length > 0 })}
      score={to}
      why={<Why rules={rulesBehind(score)} />}
    >
      {children}
    </RunningSum>
  );
}
