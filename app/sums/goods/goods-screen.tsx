'use client';

import type { ReactNode } from 'react';
import { wordsOf } from '@/app/frame/messages';
import { Screen } from '@/app/frame/screen';
import { SumOfGoods } from './sum-of-goods';

const words = wordsOf('feature', 'count', 'sums');

export function GoodsScreen({ shell }: { shell: ReactNode }) {
  return (
    <Screen shell={shell} words={words}>
      <SumOfGoods />
    </Screen>
  );
}
