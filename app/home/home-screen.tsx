'use client';

import type { ReactNode } from 'react';
import { homeWords } from '@/lib/i18n/words/home';
import { wordsOf } from '../frame/messages';
import { Screen } from '../frame/screen';
import { Home } from './home';

const words = wordsOf(homeWords);

export function HomeScreen({ shell }: { shell: ReactNode }) {
  return (
    <Screen shell={shell} words={words}>
      <Home />
    </Screen>
  );
}
