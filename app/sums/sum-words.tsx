'use client';

import type { ReactNode } from 'react';
import { MoreWords } from '../frame/more-words';
import { Screen } from '../frame/screen';

/** The screen of a sum: its shell until its words are here. */
export function SumWords({ shell, children }: { shell: ReactNode; children: ReactNode }) {
  return (
    <Screen shell={shell}>
      <MoreWords of="cardcassonne" and="sums" until={shell}>
        {children}
      </MoreWords>
    </Screen>
  );
}
