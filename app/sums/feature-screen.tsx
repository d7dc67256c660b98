'use client';

import type { ReactNode } from 'react';
import { featureWords } from '@/lib/i18n/words/feature';
import { sumsWords } from '@/lib/i18n/words/sums';
import { wordsOf } from '../frame/messages';
import { Screen } from '../frame/screen';
import { SumOfFeature, type SumOfFeatureProps } from './sum-of-feature';

const words = wordsOf(featureWords, sumsWords);

export function FeatureScreen({ shell, ...sum }: SumOfFeatureProps & { shell: ReactNode }) {
  return (
    <Screen shell={shell} words={words}>
      <SumOfFeature {...sum} />
    </Screen>
  );
}
