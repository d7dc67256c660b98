'use client';

import type { ReactNode } from 'react';
import { wordsOf } from '../frame/messages';
import { Screen } from '../frame/screen';
import { SumOfFeature, type SumOfFeatureProps } from './sum-of-feature';

const words = wordsOf('feature', 'sums');

export function FeatureScreen({ shell, ...sum }: SumOfFeatureProps & { shell: ReactNode }) {
  return (
    <Screen shell={shell} words={words}>
      <SumOfFeature {...sum} />
    </Screen>
  );
}
