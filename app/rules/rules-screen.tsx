'use client';

import type { ReactNode } from 'react';
import { MoreWords } from '../frame/more-words';
import { Screen } from '../frame/screen';
import { Rules, type RulesProps } from './rules-page';

/** The page of a rule book: its shell until its words are here. */
export function RulesScreen({ shell, ...rules }: RulesProps & { shell: ReactNode }) {
  return (
    <Screen shell={shell}>
      <MoreWords of={rules.book.words} until={shell}>
        <Rules {...rules} />
      </MoreWords>
    </Screen>
  );
}
