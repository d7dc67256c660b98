'use client';

import type { ReactNode } from 'react';
import type { Namespace } from '@/lib/i18n/catalogue';
import { MoreWords } from '../frame/more-words';
import { Screen } from '../frame/screen';

type SumWordsProps = { shell: ReactNode; of?: Namespace; also?: Namespace; children: ReactNode };

/** The screen of a sum: its shell until its words are here. */
export function SumWords({ shell, of = 'cardcassonne', also, children }: SumWordsProps) {
  return (
    <Screen shell={shell}>
      <MoreWords of={of} and="sums" also={also} until={shell}>
        {children}
      </MoreWords>
    </Screen>
  );
}
