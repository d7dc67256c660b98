'use client';

import type { ReactNode } from 'react';
import { wordsOf } from '@/app/frame/messages';
import { Screen } from '@/app/frame/screen';
import { SumOfClaim } from './sum-of-claim';

const words = wordsOf('cardcassonne', 'sums');

export function ClaimScreen({ shell }: { shell: ReactNode }) {
  return (
    <Screen shell={shell} words={words}>
      <SumOfClaim />
    </Screen>
  );
}
