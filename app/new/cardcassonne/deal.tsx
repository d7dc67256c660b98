'use client';

import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Leaf } from '@/app/design/leaf';
import { SectionHead } from '@/app/design/section-head';
import { TallyStick } from '@/app/design/tally-stick';
import { dealFor, LAID_AT_START } from '@/lib/rules/cardcassonne/deck';
import { isRefusal } from '@/lib/rules/entry';

/** What follows from the number of players: cards and rounds. */
export function Deal({ players }: { players: number }) {
  const t = useTranslations();
  const titleId = useId();
  const deal = dealFor(players);
  if (isRefusal(deal)) return null;
  const { cards, rounds } = deal;
  return (
    <section className="flex flex-col gap-3" aria-labelledby={titleId}>
      <SectionHead
        title={t('cardcassonneSetUp.deal')}
        note={t('cardcassonneSetUp.rowsFirst', { count: LAID_AT_START })}
        id={titleId}
      />
      <Leaf className="grid grid-cols-3 divide-x divide-rule">
        <Figure count={players} word={t('cardcassonneSetUp.players', { count: players })} />
        <Figure count={cards} word={t('cardcassonneSetUp.cardsEach', { count: cards })} />
        <Figure count={rounds} word={t('cardcassonneSetUp.rounds', { count: rounds })} />
      </Leaf>
      <TallyStick rounds={rounds} done={0} label={t('cardcassonneSetUp.stick', { rounds })} />
    </section>
  );
}

function Figure({ count, word }: { count: number; word: string }) {
  return (
    <p className="flex flex-col items-center px-1 pt-2.5 pb-2 text-center">
      <span className="num text-[2.25rem]">{count}</span>
      <span className="text-note font-medium text-ink-2">{word}</span>
    </p>
  );
}
