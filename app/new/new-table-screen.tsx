'use client';

import type { ReactNode } from 'react';
import { newTableWords } from '@/lib/i18n/words/new-table';
import { wordsOf } from '../frame/messages';
import { Screen } from '../frame/screen';
import { NewTable } from './new-table';

const words = wordsOf(newTableWords);

export function NewTableScreen({ shell }: { shell: ReactNode }) {
  return (
    <Screen shell={shell} words={words}>
      <NewTable />
    </Screen>
  );
}
