'use client';

import type { ReactNode } from 'react';
import { SumWords } from '../sum-words';
import { SumOfClaim } from './sum-of-claim';

export function ClaimScreen({ shell }: { shell: ReactNode }) {
  return (
    <SumWords shell={shell}>
      <SumOfClaim />
    </SumWords>
  );
}
