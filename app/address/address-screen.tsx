'use client';

import type { ReactNode } from 'react';
import { addressWords } from '@/lib/i18n/words/address';
import { wordsOf } from '../frame/messages';
import { Screen } from '../frame/screen';
import { Address } from './address';

const words = wordsOf(addressWords);

export function AddressScreen({ shell }: { shell: ReactNode }) {
  return (
    <Screen shell={shell} words={words}>
      <Address />
    </Screen>
  );
}
