'use client';

import type { ReactNode } from 'react';
import { Screen } from '../frame/screen';
import { Home } from './home';

export function HomeScreen({ shell }: { shell: ReactNode }) {
  return (
    <Screen shell={shell}>
      <Home />
    </Screen>
  );
}
