'use client';

import type { ReactNode } from 'react';
import { RulesScreen } from '../rules-screen';
import { beneluxBook } from './book';

export function BeneluxRules({ shell }: { shell: ReactNode }) {
  return <RulesScreen book={beneluxBook} references={{}} shell={shell} />;
}
