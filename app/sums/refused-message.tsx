'use client';

import { type Translate, useWords } from '@/app/table/words';
import { Message } from '../design/message';
import { refusalText } from '../games/cardcassonne/refusal-text';
import type { SumRefusal } from './area';

/** Why that cannot be added, beside what caused it. */
export default function RefusedMessage({ refusal }: { refusal: SumRefusal }) {
  const t = useWords();
  const { fact, text } = sumRefusalText(t, refusal);
  return (
    <Message tone="bad" fact={fact}>
      {text}
    </Message>
  );
}

function sumRefusalText(t: Translate, refusal: SumRefusal): { fact: string; text: string } {
  if (refusal.refused === 'jokers-do-not-wait') {
    return { fact: t('sums.before.refused'), text: t('sums.before.refusedText') };
  }
  if (refusal.refused !== 'used-up') return refusalText(t, refusal, () => '');
  // What used the last one is not an entry here, but what lay before.
  const { sort, limit, given } = refusal;
  const { fact } = refusalText(t, { refused: 'too-many', sort, limit, given }, () => '');
  return { fact, text: t('sums.held') };
}
