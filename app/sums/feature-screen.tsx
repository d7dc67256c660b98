'use client';

import type { ReactNode } from 'react';
import { SumOfFeature, type SumOfFeatureProps } from './sum-of-feature';
import { SumWords } from './sum-words';

export function FeatureScreen({ shell, ...sum }: SumOfFeatureProps & { shell: ReactNode }) {
  return (
    <SumWords shell={shell} of="feature">
      <SumOfFeature {...sum} />
    </SumWords>
  );
}
