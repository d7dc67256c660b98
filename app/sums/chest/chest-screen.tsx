'use client';

import type { ReactNode } from 'react';
import { wordsOf } from '@/app/frame/messages';
import { Screen } from '@/app/frame/screen';
import { SumOfChest } from './sum-of-chest';

const words = wordsOf('cardcassonne', 'sums');

export function ChestScreen({ shell }: { shell: ReactNode }) {
  return (
    <Screen shell={shell} words={words}>
      <SumOfChest />
    </Screen>
  );
}
