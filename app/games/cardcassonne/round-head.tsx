'use client';

import { useId } from 'react';
import { Follower } from '@/app/design/follower';
import { Glyph } from '@/app/design/glyph';
import { TallyStick } from '@/app/design/tally-stick';
import { useWords } from '@/app/table/words';
import { playing, starter } from '@/lib/rules/cardcassonne/index';
import { useEvening } from './evening-context';

/** Which round it is, who deals and who starts. */
export function RoundHead() {
  const t = useWords();
  const { evening } = useEvening();
  const { currentRound: round, rounds, complete } = evening;
  const done = complete ? rounds : round - 1;
  return (
    <section className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-1">
        <h2 className="text-h1 leading-none">
          {complete ? t('evening.live.allRounds', { rounds }) : t('evening.live.round', { round, rounds })}
        </h2>
        {!complete && <Dealing round={round} />}
      </div>
      <TallyStick rounds={rounds} done={done} now={round} label={t('evening.live.stick', { done, rounds })} />
      {!complete && evening.dealers[round] === null && <WhoDeals round={round} />}
    </section>
  );
}

function Dealing({ round }: { round: number }) {
  const t = useWords();
  const { evening, nameOf } = useEvening();
  const dealer = evening.dealers[round];
  const first = starter(evening, round);
  if (!dealer || !first) return null;
  return (
    <p className="flex min-w-0 flex-col gap-0.5 text-note text-ink-2 [overflow-wrap:anywhere]">
      <span className="flex items-center gap-1.5">
        <Glyph name="cards" />
        {t('evening.live.deals', { name: nameOf(dealer), cards: evening.cards })}
      </span>
      <span className="flex items-center gap-1.5">
        <Glyph name="manicule" />
        {t('evening.live.starts', { name: nameOf(first) })}
      </span>
    </p>
  );
}

/**
 * Asks whose follower was laid down last, by tapping that follower. Nobody has to answer.
 *
 * The question is no legend: WebKit leaves room for the legend of a fieldset in a flex column twice.
 */
function WhoDeals({ round }: { round: number }) {
  const t = useWords();
  const id = useId();
  const { evening, seatOf, nameOf, actions } = useEvening();
  return (
    <>
      <p className="note" id={id}>
        {t('evening.live.whoDeals', { round: round - 1 })}
      </p>
      <fieldset className="grid auto-cols-fr grid-flow-col gap-1.5" aria-labelledby={id}>
        {playing(evening, round).map((player) => (
          <button
            key={player}
            type="button"
            className="btn min-w-0 flex-col gap-0 px-1 text-note"
            onClick={() => void actions.act({ do: 'record', place: { round }, fact: { kind: 'dealer', player } })}
          >
            <Follower colour={seatOf(player).colour} size={26} />
            <span dir="auto" className="line-clamp-2 [overflow-wrap:anywhere]">
              {nameOf(player)}
            </span>
          </button>
        ))}
      </fieldset>
    </>
  );
}
