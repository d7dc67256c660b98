'use client';

import type { ReactNode } from 'react';
import { settingsWords } from '@/lib/i18n/words/settings';
import { wordsOf } from '../frame/messages';
import { Screen } from '../frame/screen';
import { Settings } from './settings';

const words = wordsOf(settingsWords);

export function SettingsScreen({ shell, version }: { shell: ReactNode; version: string }) {
  return (
    <Screen shell={shell} words={words}>
      <Settings version={version} />
    </Screen>
  );
}
