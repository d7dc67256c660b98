'use client';

import { lazy, Suspense } from 'react';
import { MoreWords } from '../frame/more-words';
import type { SumRefusal } from './area';

// What is refused is rare, and its words are many.
const RefusedMessage = lazy(() => import('./refused-message'));

/** Why that cannot be added, beside what caused it. */
export function Refused({ refusal }: { refusal: SumRefusal | null }) {
  return (
    refusal && (
      <MoreWords of="evening">
        <Suspense>
          <RefusedMessage refusal={refusal} />
        </Suspense>
      </MoreWords>
    )
  );
}
