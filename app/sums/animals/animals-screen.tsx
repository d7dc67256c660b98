'use client';

import type { ReactNode } from 'react';
import { wordsOf } from '@/app/frame/messages';
import { Screen } from '@/app/frame/screen';
import { SumOfAnimals } from './sum-of-animals';

const words = wordsOf('cardcassonne', 'sums');

export function AnimalsScreen({ shell }: { shell: ReactNode }) {
  return (
    <Screen shell={shell} words={words}>
      <SumOfAnimals />
    </Screen>
  );
}
