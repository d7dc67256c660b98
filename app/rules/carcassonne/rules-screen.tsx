'use client';

import type { ReactNode } from 'react';
import { wordsOf } from '@/app/frame/messages';
import { RulesScreen } from '../rules-screen';
import { carcassonneBook } from './book';
import { TilePoints } from './tile-points';

/** What a section shows beside its rules. */
const references = { features: <TilePoints /> };

const words = wordsOf(carcassonneBook.words);

export function CarcassonneRules({ shell }: { shell: ReactNode }) {
  return <RulesScreen book={carcassonneBook} references={references} shell={shell} words={words} />;
}
