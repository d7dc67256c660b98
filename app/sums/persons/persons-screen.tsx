'use client';

import type { ReactNode } from 'react';
import { SumWords } from '../sum-words';
import { SumOfPersons } from './sum-of-persons';

export function PersonsScreen({ shell }: { shell: ReactNode }) {
  return (
    <SumWords shell={shell}>
      <SumOfPersons />
    </SumWords>
  );
}
