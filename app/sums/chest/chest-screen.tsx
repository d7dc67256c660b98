'use client';

import type { ReactNode } from 'react';
import { SumWords } from '../sum-words';
import { SumOfChest } from './sum-of-chest';

export function ChestScreen({ shell }: { shell: ReactNode }) {
  return (
    <SumWords shell={shell}>
      <SumOfChest />
    </SumWords>
  );
}
