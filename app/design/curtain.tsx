'use client';

import { Eye, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Follower } from './follower';
import { IconButton } from './icon-button';
import type { PlayerColour } from './piece-shapes';
import { useHold } from './use-hold';

type CurtainProps = {
  colour: PlayerColour;
  /** Whom the phone goes to. */
  name: string;
  pass: string;
  /** How much lies behind it, never what. */
  note: ReactNode;
  others: string;
  hold: string;
  /** In place of `hold` after the first key press. */
  again: string;
  close: { label: string; onClick: () => void };
  onOpen: () => void;
};

/** How long it is held, in milliseconds. The ring around it fills as long: curtain.css. */
const HOLD_FOR = 600;

/** A name of more letters than this is written smaller. */
const LONG = 12;

/** Stands before what only one player may see: holding it opens. What lies behind it is nowhere on the page. */
export function Curtain({ colour, name, pass, note, others, hold, again, close, onOpen }: CurtainProps) {
  const { armed, keys } = useHold(HOLD_FOR, onOpen);
  return (
    <main className="curtain">
      <IconButton icon={<X aria-hidden />} label={close.label} onClick={close.onClick} />
      <div className="curtain-who">
        <Follower colour={colour} size={150} />
        <p>{pass}</p>
        <h1 tabIndex={-1} dir="auto" data-long={name.length > LONG || undefined}>
          {name}
        </h1>
        <p>{note}</p>
      </div>
      <button type="button" className="curtain-hold" {...keys}>
        <svg viewBox="0 0 100 100" aria-hidden>
          <circle cx="50" cy="50" r="46" />
          <circle className="ring" cx="50" cy="50" r="46" pathLength="1" />
        </svg>
        <span>
          <Eye aria-hidden />
          <b aria-live="polite">{armed ? again : hold}</b>
        </span>
      </button>
      <p>{others}</p>
    </main>
  );
}
