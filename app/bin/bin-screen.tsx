'use client';

import type { ReactNode } from 'react';
import { Screen } from '../frame/screen';
import { Bin } from './bin';

export function BinScreen({ shell }: { shell: ReactNode }) {
  return (
    <Screen shell={shell}>
      <Bin />
    </Screen>
  );
}
