'use client';

import { ChevronRight, Layers, ScrollText, SquarePlus } from 'lucide-react';
import { AuxButton, Dock, PrimaryAction } from '@/app/design/dock';
import { Follower } from '@/app/design/follower';
import { Glyph } from '@/app/design/glyph';
import { Pressable } from '@/app/design/pressable';
import { go } from '@/app/session/address';
import { Undo, UndoToast } from '@/app/table/undo';
import { useWords } from '@/app/table/words';
import type { Fact } from '@/lib/rules/carcassonne/facts';
import type { CurrentTurn } from '@/lib/rules/carcassonne/turns';
import { isOutOfTiles, placeNow, useCarcassonne } from './carcassonne-context';

/** Undo, score, ledger; and below them the most frequent tap of all: the turn is over. */
export function LiveDock() {
  const t = useWords();
  const { id, session, view } = useCarcassonne();
  const { begun, complete } = view.lastCount;
  const goesOn = !session.finished && begun === null;
  const to = (at: string) => go(id, at);
  return (
    <Dock toast={<UndoToast />}>
      <Undo />
      {goesOn && <PrimaryAction label={t('carcassonne.live.score')} onClick={() => to('score')} />}
      {!goesOn &&
        (session.finished || complete ? (
          <PrimaryAction label={t('carcassonne.live.result')} onClick={() => to('result')} />
        ) : (
          <PrimaryAction label={t('carcassonne.live.toCount')} onClick={() => to('count')} />
        ))}
      <AuxButton icon={<ScrollText aria-hidden />} label={t('common.actions.ledger')} onClick={() => to('ledger')} />
      {goesOn && <GoingOn onEnd={() => to('count')} />}
    </Dock>
  );
}

/** The turn is over, or a tile was placed; where none is left, the game ends. */
function GoingOn({ onEnd }: { onEnd: () => void }) {
  const t = useWords();
  const { view } = useCarcassonne();
  const { turn } = view;
  // The count may be wrong: the turn can still be passed.
  const out = isOutOfTiles(view);
  return (
    <>
      {out && (
        <Pressable className="btn btn-big" onClick={onEnd}>
          <Glyph name="farm" />
          {t('carcassonne.live.endGame')}
        </Pressable>
      )}
      {turn ? <Passing turn={turn} /> : !out && <TilePlaced />}
    </>
  );
}

/** A builder's second tile, where there are builders, and the end of the turn. */
export function Passing({ turn }: { turn: CurrentTurn }) {
  const t = useWords();
  const { view, seatOf, actions } = useCarcassonne();
  const next = turn.next === null ? null : seatOf(turn.next);
  if (next === null) return null;
  return (
    <div className="flex w-full gap-2">
      {view.options.tradersAndBuilders === 'yes' && <SecondTile turn={turn} />}
      <Pressable
        className="btn btn-big"
        onClick={(event) => {
          // The second tap of a double tap would pass the next player's turn.
          if (event.detail > 1) return;
          void actions.act({ do: 'record', place: placeNow(view), fact: { kind: 'next' } });
        }}
      >
        <span className="flex-none">
          <Follower colour={next.colour} size={34} />
        </span>
        <span className="min-w-0 wrap-anywhere">{t('carcassonne.live.next', { name: next.name })}</span>
        <ChevronRight aria-hidden />
      </Pressable>
    </div>
  );
}

/** A builder's second tile; a second tap takes it back. */
function SecondTile({ turn }: { turn: CurrentTurn }) {
  const t = useWords();
  const { view, nameOf, actions } = useCarcassonne();
  const { secondTile, player } = turn;
  const toggle = () =>
    secondTile === null
      ? actions.act({ do: 'record', place: placeNow(view), fact: { kind: 'tile', builder: true } satisfies Fact })
      : actions.act({ do: 'delete', target: secondTile });
  return (
    <AuxButton
      className="flex-none aria-pressed:bg-act aria-pressed:text-on-act"
      icon={<SquarePlus aria-hidden />}
      label={t('carcassonne.live.secondTile')}
      aria-label={t('carcassonne.live.secondTileLabel', { name: player === null ? '?' : nameOf(player) })}
      aria-pressed={secondTile !== null}
      onClick={() => void toggle()}
    />
  );
}

/** Without turns each tile is counted where somebody enters it. */
function TilePlaced() {
  const t = useWords();
  const { view, actions } = useCarcassonne();
  if (view.options.countdown === 'hidden') return null;
  return (
    <Pressable
      className="btn w-full"
      onClick={() => void actions.act({ do: 'record', place: {}, fact: { kind: 'tile' } satisfies Fact })}
    >
      <Layers aria-hidden />
      <span>{t('carcassonne.live.tilePlaced')}</span>
    </Pressable>
  );
}
