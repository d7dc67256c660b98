'use client';

import type { ReactNode } from 'react';
import { wordsOf } from '@/app/frame/messages';
import { RulesScreen } from '../rules-screen';
import { AnimalValues } from './animal-values';
import { cardcassonneBook } from './book';
import { BuildingPoints } from './building-points';
import { RoundsTable } from './rounds-table';

/** What a section shows beside its rules. */
const references = { table: <RoundsTable />, animals: <AnimalValues />, buildings: <BuildingPoints /> };

const words = wordsOf(cardcassonneBook.words);

export function CardcassonneRules({ shell }: { shell: ReactNode }) {
  return <RulesScreen book={cardcassonneBook} references={references} shell={shell} words={words} />;
}
