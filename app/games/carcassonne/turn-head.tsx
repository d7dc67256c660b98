'use client';

import { useState } from 'react';
import { Follower } from '@/app/design/follower';
import { Glyph } from '@/app/design/glyph';
import { Pressable } from '@/app/design/pressable';
import { useWords } from '@/app/table/words';
import type { CurrentTurn } from '@/lib/rules/carcassonne/turns';
import { useCarcassonne } from './carcassonne-context';
import { TilesLeft } from './tiles-left';
import { TurnSheet } from './turn-sheet';

/** Whose turn it is, large enough for the whole table, and how many tiles are left. */
export function TurnHead() {
  const { view } = useCarcassonne();
  const { turn, lastCount, options } = view;
  const ended = lastCount.begun !== null;
  return (
    <section className="flex items-center gap-3">
      {ended && <Said title="carcassonne.live.ended" note={lastCount.complete ? COUNTED : TO_COUNT} />}
      {!ended && turn === null && <Said title="carcassonne.live.noTurns" note="carcassonne.live.noTurnsNote" />}
      {!ended && turn !== null && <OnTurn turn={turn} />}
      {!ended && options.countdown === 'shown' && <TilesLeft />}
    </section>
  );
}

const TO_COUNT = 'carcassonne.live.endedNote';
const COUNTED = 'carcassonne.live.countedNote';

type SaidProps = {
  title: 'carcassonne.live.ended' | 'carcassonne.live.noTurns';
  note: typeof TO_COUNT | typeof COUNTED | 'carcassonne.live.noTurnsNote';
};

function Said({ title, note }: SaidProps) {
  const t = useWords();
  return (
    <div className="min-w-0 grow">
      <h2>{t(title)}</h2>
      <p className="note">{t(note)}</p>
    </div>
  );
}

/** A tap on the player on turn puts right whose turn it is. */
function OnTurn({ turn }: { turn: CurrentTurn }) {
  const t = useWords();
  const { session, seatOf } = useCarcassonne();
  const [asking, setAsking] = useState(false);
  const seat = turn.player === null ? null : seatOf(turn.player);
  const { round } = turn;
  const played =
    round > 1 ? t('carcassonne.live.playsRound', { turn: turn.turn, round }) : t('carcassonne.live.plays', turn);
  return (
    <>
      <h2 className="min-w-0 grow">
        <Pressable
          className="flex w-full items-center gap-3 rounded-m py-1 text-start"
          aria-haspopup="dialog"
          aria-disabled={session.finished || undefined}
          onClick={() => setAsking(true)}
        >
          {seat ? <Follower colour={seat.colour} size={58} /> : <Glyph name="manicule" className="text-h1" />}
          <span className="min-w-0">
            <span className="block text-[2rem] leading-none wrap-anywhere" dir="auto">
              {seat ? seat.name : t('carcassonne.live.nobodyOnTurn')}
            </span>
            {seat && <span className="note block pt-1 font-text font-medium">{played}</span>}
            <span className="sr-only">. {t('carcassonne.live.changeTurn')}</span>
          </span>
        </Pressable>
      </h2>
      <TurnSheet turn={turn.turn} open={asking} onClose={() => setAsking(false)} />
    </>
  );
}
