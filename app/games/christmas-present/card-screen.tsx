'use client';

import { Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { AuxButton } from '@/app/design/dock';
import { Follower } from '@/app/design/follower';
import { Pill } from '@/app/design/pill';
import { TopBar } from '@/app/design/top-bar';
import { useTitle } from '@/app/frame/use-title';
import { useWords } from '@/app/table/words';
import { inPlay } from '@/lib/rules/christmas-present/places';
import { backToDecks } from './card-messages';
import { useCards } from './cards-context';
import { PlayCard } from './play-card';
import { usePlay } from './use-play';

/** The card that acts at once: it lies open before everybody, and acts or is let go. */
export function CardScreen() {
  const { id, cards } = useCards();
  const acting = inPlay(cards.places);
  const gone = acting === null;
  // It has acted, here or in another window: back to where it was drawn.
  useEffect(() => {
    if (gone) backToDecks(id);
  }, [gone, id]);
  return acting === null ? null : <Acting key={acting.nth} acting={acting} />;
}

function Acting({ acting }: { acting: NonNullable<ReturnType<typeof inPlay>> }) {
  const t = useWords();
  const { id, seatOf } = useCards();
  const { letGo } = usePlay(acting);
  const { name, colour } = seatOf(acting.player);
  const title = t('christmas.card.title');
  useTitle(title);
  const bar = (
    <TopBar
      title={title}
      note={t('christmas.card.seen')}
      back={{ label: t('common.actions.back'), onClick: () => backToDecks(id) }}
      right={
        <Pill icon={<Follower colour={colour} size={26} />}>
          <bdi>{name}</bdi>
        </Pill>
      }
    />
  );
  const aside = (
    <AuxButton icon={<Trash2 aria-hidden />} label={t('christmas.card.cannot')} onClick={() => void letGo()} />
  );
  return <PlayCard bar={bar} played={acting} aside={aside} onDone={() => undefined} />;
}
