'use client';

import type { ReactNode } from 'react';
import { wordsOf } from '@/app/frame/messages';
import { Screen } from '@/app/frame/screen';
import { cardcassonneWords } from '@/lib/i18n/words/cardcassonne';
import { sumsWords } from '@/lib/i18n/words/sums';
import { SumOfClaim } from './sum-of-claim';

const words = wordsOf(cardcassonneWords, sumsWords);

export function ClaimScreen({ shell }: { shell: ReactNode }) {
  return (
    <Screen shell={shell} words={words}>
      <SumOfClaim />
    </Screen>
  );
}
