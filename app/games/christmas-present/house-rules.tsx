'use client';

import { Button } from '@/app/design/button';
import { SectionHead } from '@/app/design/section-head';
import { useWords } from '@/app/table/words';
import { CardRules } from './card-rules';
import { useCards } from './cards-context';

/** The open questions of the cards, put right in the middle of the evening. */
export function CardHouseRules() {
  const t = useWords();
  const { cards, change } = useCards();
  return (
    <section className="flex flex-col gap-3" aria-labelledby="card-rules">
      <SectionHead title={t('christmas.title')} id="card-rules" />
      <CardRules options={cards.options} onChange={(options) => void change({ do: 'change-options', options })} />
      <Button href="/rules/christmas-present/">{t('christmas.rules.all')}</Button>
    </section>
  );
}
