'use client';

import type { ReactNode } from 'react';
import { binWords } from '@/lib/i18n/words/bin';
import { wordsOf } from '../frame/messages';
import { Screen } from '../frame/screen';
import { Bin } from './bin';

const words = wordsOf(binWords);

export function BinScreen({ shell }: { shell: ReactNode }) {
  return (
    <Screen shell={shell} words={words}>
      <Bin />
    </Screen>
  );
}
