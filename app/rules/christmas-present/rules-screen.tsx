'use client';

import type { ReactNode } from 'react';
import { wordsOf } from '@/app/frame/messages';
import { RulesScreen } from '../rules-screen';
import { christmasBook } from './book';

const words = wordsOf(christmasBook.words);

export function ChristmasRules({ shell }: { shell: ReactNode }) {
  return <RulesScreen book={christmasBook} references={{}} shell={shell} words={words} />;
}
