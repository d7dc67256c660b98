'use client';

import type { ReactNode } from 'react';
import { SumWords } from '../sum-words';
import { SumOfAnimals } from './sum-of-animals';

export function AnimalsScreen({ shell }: { shell: ReactNode }) {
  return (
    <SumWords shell={shell}>
      <SumOfAnimals />
    </SumWords>
  );
}
