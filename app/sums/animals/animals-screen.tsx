'use client';

import type { ReactNode } from 'react';
import { wordsOf } from '@/app/frame/messages';
import { Screen } from '@/app/frame/screen';
import { cardcassonneWords } from '@/lib/i18n/words/cardcassonne';
import { sumsWords } from '@/lib/i18n/words/sums';
import { SumOfAnimals } from './sum-of-animals';

const words = wordsOf(cardcassonneWords, sumsWords);

export function AnimalsScreen({ shell }: { shell: ReactNode }) {
  return (
    <Screen shell={shell} words={words}>
      <SumOfAnimals />
    </Screen>
  );
}
