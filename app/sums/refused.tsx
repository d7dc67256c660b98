'use client';

import { fetched } from '@/app/frame/fetched';
import { eveningWords } from '@/lib/i18n/words/evening';
import { MoreWords } from '../frame/more-words';
import type { SumRefusal } from './area';

// What is refused is rare, and its words are many.
const RefusedMessage = fetched(() => import('./refused-message'));

/** Why that cannot be added, beside what caused it. */
export function Refused({ refusal }: { refusal: SumRefusal | null }) {
  return (
    refusal && (
      <MoreWords of={eveningWords}>
        <RefusedMessage refusal={refusal} />
      </MoreWords>
    )
  );
}
