'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names';

interface HoldButtonProps {
  children: ReactNode;
  icon?: ReactNode;
  onHeld: () => void;
  /** Shown after the first key press, asking for the second. */
  again: ReactNode;
  className?: string;
}

const holdFor = 1200;
const secondPressAfter = 1000;
const secondPressWithin = 6000;

/** The only confirmation: hold 1.2 s. Keyboard and switch users press twice, at least a second apart. */
export function HoldButton({ children, icon, onHeld, again, className }: HoldButtonProps) {
  const [held, setHeld] = useState(false);
  const [armed, setArmed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const armedAt = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  function press() {
    setHeld(true);
    timer.current = setTimeout(() => {
      setHeld(false);
      onHeld();
    }, holdFor);
  }
  function letGo() {
    clearTimeout(timer.current);
    setHeld(false);
  }
  function pressByKey() {
    const since = performance.now() - armedAt.current;
    if (armed && since < secondPressAfter) return;
    if (armed) {
      letGo();
      setArmed(false);
      onHeld();
      return;
    }
    armedAt.current = performance.now();
    setArmed(true);
    timer.current = setTimeout(() => setArmed(false), secondPressWithin);
  }

  return (
    <button
      type="button"
      className={classNames('btn btn-bad hold', className)}
      data-held={held || undefined}
      data-armed={armed || undefined}
      onPointerDown={press}
      onPointerUp={letGo}
      onPointerLeave={letGo}
      onPointerCancel={letGo}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event: KeyboardEvent) => event.repeat && event.preventDefault()}
      // A click with detail 0 comes from a keyboard, a switch or a screen reader, not from a finger.
      onClick={(event) => event.detail === 0 && pressByKey()}
    >
      {icon}
      <span aria-live="polite">{armed ? again : children}</span>
    </button>
  );
}
