'use client';

import { Mark } from '@/app/design/follower';
import { Leaf, Row } from '@/app/design/leaf';
import { SectionHead } from '@/app/design/section-head';
import { useWords } from '@/app/table/words';
import { CardSign } from './card-picture';
import { nameText } from './card-words';
import { useCards } from './cards-context';

/** Locks and advantages that lie on features until these are scored. */
export function LyingList() {
  const t = useWords();
  const { cards, seatOf } = useCards();
  const { lying } = cards.places;
  if (lying.length === 0) return null;
  return (
    <section className="flex flex-col gap-3" aria-labelledby="lying">
      <SectionHead title={t('christmas.lying.title')} note={t('christmas.lying.note')} id="lying" />
      <Leaf>
        {lying.map(({ nth, card, label, player }) => {
          const { name, colour } = seatOf(player);
          return (
            <Row
              key={nth}
              icon={<CardSign card={card} />}
              title={<bdi>{label}</bdi>}
              note={nameText(t, card)}
              end={
                <>
                  <Mark colour={colour} size={15} />
                  <bdi>{name}</bdi>
                </>
              }
            />
          );
        })}
      </Leaf>
    </section>
  );
}
