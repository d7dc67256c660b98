'use client';

import type { ReactNode } from 'react';
import { MoreWords } from '../frame/more-words';
import { Screen } from '../frame/screen';
import { Take } from './take';

export function TakeScreen({ shell }: { shell: ReactNode }) {
  return (
    <Screen shell={shell}>
      <MoreWords of="backup" until={shell}>
        <Take />
      </MoreWords>
    </Screen>
  );
}
