'use client';

import type { ReactNode } from 'react';
import { wordsOf } from '@/app/frame/messages';
import { Screen } from '@/app/frame/screen';
import { SumOfPersons } from './sum-of-persons';

const words = wordsOf('cardcassonne', 'sums');

export function PersonsScreen({ shell }: { shell: ReactNode }) {
  return (
    <Screen shell={shell} words={words}>
      <SumOfPersons />
    </Screen>
  );
}
