'use client';

import type { ReactNode } from 'react';
import { wordsOf } from '@/app/frame/messages';
import { Screen } from '@/app/frame/screen';
import { SumOfFarms } from './sum-of-farms';

const words = wordsOf('feature', 'count', 'sums');

export function FarmsScreen({ shell }: { shell: ReactNode }) {
  return (
    <Screen shell={shell} words={words}>
      <SumOfFarms />
    </Screen>
  );
}
