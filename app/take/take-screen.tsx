'use client';

import type { ReactNode } from 'react';
import { backupWords } from '@/lib/i18n/words/backup';
import { wordsOf } from '../frame/messages';
import { Screen } from '../frame/screen';
import { Take } from './take';

const words = wordsOf(backupWords);

export function TakeScreen({ shell }: { shell: ReactNode }) {
  return (
    <Screen shell={shell} words={words}>
      <Take />
    </Screen>
  );
}
