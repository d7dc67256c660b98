'use client';

import type { ReactNode } from 'react';
import { MoreWords } from '../frame/more-words';
import { Screen } from '../frame/screen';
import { Address } from './address';

export function AddressScreen({ shell }: { shell: ReactNode }) {
  return (
    <Screen shell={shell}>
      <MoreWords of="address" until={shell}>
        <Address />
      </MoreWords>
    </Screen>
  );
}
