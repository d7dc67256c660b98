'use client';

import type { ReactNode } from 'react';
import { Screen } from '../frame/screen';
import { NewTable } from './new-table';

export function NewTableScreen({ shell }: { shell: ReactNode }) {
  return (
    <Screen shell={shell}>
      <NewTable />
    </Screen>
  );
}
