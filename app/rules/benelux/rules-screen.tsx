'use client';

import type { ReactNode } from 'react';
import { wordsOf } from '@/app/frame/messages';
import { RulesScreen } from '../rules-screen';
import { beneluxBook } from './book';

const words = wordsOf(beneluxBook.words);

export function BeneluxRules({ shell }: { shell: ReactNode }) {
  return <RulesScreen book={beneluxBook} references={{}} shell={shell} words={words} />;
}
