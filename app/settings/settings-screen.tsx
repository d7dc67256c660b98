'use client';

import type { ReactNode } from 'react';
import { wordsOf } from '../frame/messages';
import { Screen } from '../frame/screen';
import { Settings } from './settings';

const words = wordsOf('settings');

export function SettingsScreen({ shell, version }: { shell: ReactNode; version: string }) {
  return (
    <Screen shell={shell} words={words}>
      <Settings version={version} />
    </Screen>
  );
}
