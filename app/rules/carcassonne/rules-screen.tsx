'use client';

import type { ReactNode } from 'react';
import { RulesScreen } from '../rules-screen';
import { carcassonneBook } from './book';
import { TilePoints } from './tile-points';

/** What a section shows beside its rules. */
const references = { features: <TilePoints /> };

export function CarcassonneRules({ shell }: { shell: ReactNode }) {
  return <RulesScreen book={carcassonneBook} references={references} shell={shell} />;
}
