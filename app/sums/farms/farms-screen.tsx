'use client';

import type { ReactNode } from 'react';
import { SumWords } from '../sum-words';
import { SumOfFarms } from './sum-of-farms';

export function FarmsScreen({ shell }: { shell: ReactNode }) {
  return (
    <SumWords shell={shell} of="feature" also="count">
      <SumOfFarms />
    </SumWords>
  );
}
