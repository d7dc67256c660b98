'use client';

import type { ReactNode } from 'react';
import { wordsOf } from '../frame/messages';
import { Screen } from '../frame/screen';
import { Address } from './address';

const words = wordsOf('address');

export function AddressScreen({ shell }: { shell: ReactNode }) {
  return (
    <Screen shell={shell} words={words}>
      <Address />
    </Screen>
  );
}
