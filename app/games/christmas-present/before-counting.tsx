'use client';

import { Message } from '@/app/design/message';
import { go } from '@/app/session/address';
import { useWords } from '@/app/table/words';
import { revealing } from '@/lib/rules/christmas-present/timing';
import { useCards } from './cards-context';
import { REVEAL } from './parts';

/** At the beginning of the last count: hands first, as cards change how farms are counted. */
export function CardsBeforeCounting() {
  const t = useWords();
  const { id, cards } = useCards();
  if (!cards.moment.ended || revealing(cards.places, cards.moment) === null) return null;
  return (
    <Message
      tone="warn"
      fact={t('christmas.reveal.firstFact')}
      action={{ label: t('christmas.step.hands'), onClick: () => go(id, REVEAL) }}
    >
      {t('christmas.reveal.first')}
    </Message>
  );
}
