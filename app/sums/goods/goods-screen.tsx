'use client';

import type { ReactNode } from 'react';
import { wordsOf } from '@/app/frame/messages';
import { Screen } from '@/app/frame/screen';
import { countWords } from '@/lib/i18n/words/count';
import { featureWords } from '@/lib/i18n/words/feature';
import { sumsWords } from '@/lib/i18n/words/sums';
import { SumOfGoods } from './sum-of-goods';

const words = wordsOf(featureWords, countWords, sumsWords);

export function GoodsScreen({ shell }: { shell: ReactNode }) {
  return (
    <Screen shell={shell} words={words}>
      <SumOfGoods />
    </Screen>
  );
}
