'use client';

import type { ReactNode } from 'react';
import { SumWords } from '../sum-words';
import { SumOfGoods } from './sum-of-goods';

export function GoodsScreen({ shell }: { shell: ReactNode }) {
  return (
    <SumWords shell={shell} of="feature" also="count">
      <SumOfGoods />
    </SumWords>
  );
}
