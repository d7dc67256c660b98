'use client';

import type { ReactNode } from 'react';
import type { Wording } from '../frame/messages';
import { Screen } from '../frame/screen';
import { Rules, type RulesProps } from './rules-page';

type RulesScreenProps = RulesProps & { shell: ReactNode; words: Wording };

/** The page of a rule book: its shell until its words are here. */
export function RulesScreen({ shell, words, ...rules }: RulesScreenProps) {
  return (
    <Screen shell={shell} words={words}>
      <Rules {...rules} />
    </Screen>
  );
}
