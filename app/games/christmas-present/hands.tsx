'use client';

import { Follower } from '@/app/design/follower';
import { Pressable } from '@/app/design/pressable';
import { SectionHead } from '@/app/design/section-head';
import { go } from '@/app/session/address';
import { useWords } from '@/app/table/words';
import { handOf } from '@/lib/rules/christmas-present/places';
import { excessIn, HAND_LIMIT } from '@/lib/rules/christmas-present/timing';
import { useCards } from './cards-context';
import { HAND } from './parts';

/** Everybody's hand, covered: how many cards, and the way to the curtain before it. */
export function Hands() {
  const t = useWords();
  const { cards } = useCards();
  return (
    <section className="flex flex-col gap-3" aria-labelledby="hands">
      <SectionHead
        title={t('christmas.hands.title')}
        note={t(`christmas.hands.note.${cards.options.handLimit}`)}
        id="hands"
      />
      <ul className="hands">
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
  const { id, cards, seatOf, session, over } = useCards();
  const { name, colour } = seatOf(player);
  const count = handOf(cards.places, player).length;
  const tooMany = !over && excessIn(cards.places, player, cards.options) !== null;
  const said = t('christmas.hands.of', { name, count });
  const look = (
    <>
      <Follower colour={colour} size={34} />
      <bdi className="tag line-clamp-2 font-semibold wrap-anywhere">{name}</bdi>
      <Pips count={count} />
      <span className="num text-h2">{count}</span>
    </>
  );
  if (session.finished || count === 0)
    return (
      <div className="leaf hand-leaf" role="img" aria-label={said}>
        {look}
      </div>
    );
  return (
    <Pressable
      className="leaf hand-leaf"
      data-over={tooMany || undefined}
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
