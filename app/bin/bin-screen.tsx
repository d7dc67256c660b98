'use client';

import type { ReactNode } from 'react';
import { wordsOf } from '../frame/messages';
import { Screen } from '../frame/screen';
import { Bin } from './bin';

const words = wordsOf('bin');

export function BinScreen({ shell }: { shell: ReactNode }) {
  return (
    <Screen shell={shell} words={words}>
      <Bin />
    </Screen>
  );
}
