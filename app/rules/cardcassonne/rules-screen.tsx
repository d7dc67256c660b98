'use client';

import type { ReactNode } from 'react';
import { MoreWords } from '@/app/frame/more-words';
import { Screen } from '@/app/frame/screen';
import { Rules } from './rules';

export function RulesScreen({ shell }: { shell: ReactNode }) {
  return (
    <Screen shell={shell}>
      <MoreWords of="rules" until={shell}>
        <Rules />
      </MoreWords>
    </Screen>
  );
}
