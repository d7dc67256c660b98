'use client';

import type { ReactNode } from 'react';
import { wordsOf } from '../frame/messages';
import { Screen } from '../frame/screen';
import { NewTable } from './new-table';

const words = wordsOf('newTable');

export function NewTableScreen({ shell }: { shell: ReactNode }) {
  return (
    <Screen shell={shell} words={words}>
      <NewTable />
    </Screen>
  );
}
