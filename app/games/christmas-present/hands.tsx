'use client';

import { Follower } from '@/app/design/follower';
import { Pressable } from '@/app/design/pressable';
import { SectionHead } from '@/app/design/section-head';
import { go } from '@/app/session/address';
import { useWords } from '@/app/table/words';
import { handOf } from '@/lib/rules/christmas-present/places';
import { HAND_LIMIT } from '@/lib/rules/christmas-present/timing';
import { useCards } from './cards-context';
import { HAND } from './parts';

/** Everybody's hand, covered: how many cards, and the way to the curtain before it. */
export function Hands() {
  const t = useWords();
  const { cards } = useCards();
  return (
    <section className="flex flex-col gap-2" aria-labelledby="hands">
      <SectionHead
        title={t('christmas.hands.title')}
        note={t(`christmas.hands.note.${cards.options.handLimit}`)}
        id="hands"
      />
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-2">
        {cards.moment.order.map((player) => (
          <li key={player}>
            <Hand player={player} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Hand({ player }: { player: string }) {
  const t = useWords();
  const { id, cards, seatOf, session } = useCards();
  const { name, colour } = seatOf(player);
  const count = handOf(cards.places, player).length;
  const said = t('christmas.hands.of', { name, count });
  const look = (
    <>
      <Follower colour={colour} size={34} />
      <bdi className="tag line-clamp-2 font-semibold wrap-anywhere">{name}</bdi>
      <Pips count={count} />
      <span className="num text-h2">{count}</span>
    </>
  );
  const names = 'leaf flex w-full flex-col items-center gap-1 p-2 text-center';
  if (session.finished || count === 0)
    return (
      <div className={names} role="img" aria-label={said}>
        {look}
      </div>
    );
  return (
    <Pressable
      className={names}
      aria-label={`${said}. ${t('christmas.hands.open', { name })}`}
      onClick={() => go(id, HAND, { player })}
    >
      {look}
    </Pressable>
  );
}

/** One pip for each card that may stay, filled as far as there are cards; more than may stay stand out. */
function Pips({ count }: { count: number }) {
  const { cards } = useCards();
  const most = cards.options.handLimit === '5-in-all' ? HAND_LIMIT : 2 * HAND_LIMIT;
  const pips = Array.from({ length: Math.max(count, most) }, (_, index) => index);
  return (
    <span className="pips" aria-hidden>
      {pips.map((pip) => (
        <span key={pip} data-full={pip < count || undefined} data-over={(pip >= most && pip < count) || undefined} />
      ))}
    </span>
  );
}
