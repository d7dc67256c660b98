'use client';

import type { ReactNode } from 'react';
import { RulesScreen } from '../rules-screen';
import { christmasBook } from './book';

export function ChristmasRules({ shell }: { shell: ReactNode }) {
  return <RulesScreen book={christmasBook} references={{}} shell={shell} />;
}
