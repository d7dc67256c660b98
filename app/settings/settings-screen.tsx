'use client';

import type { ReactNode } from 'react';
import { Screen } from '../frame/screen';
import { Settings } from './settings';

export function SettingsScreen({ shell, version }: { shell: ReactNode; version: string }) {
  return (
    <Screen shell={shell}>
      <Settings version={version} />
    </Screen>
  );
}
