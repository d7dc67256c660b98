'use client';

import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';

const secondPressAfter = 1000;
const secondPressWithin = 6000;

/**
 * What has to be held, `holdFor` milliseconds long, before it happens. Keyboard and switch users press twice, at least a
 * second apart. `keys` are to be spread on the button.
 */
export function useHold(holdFor: number, onHeld: () => void) {
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

  const keys = {
    'data-held': held || undefined,
    'data-armed': armed || undefined,
    onPointerDown: press,
    onPointerUp: letGo,
    onPointerLeave: letGo,
    onPointerCancel: letGo,
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onKeyDown: (event: KeyboardEvent) => event.repeat && event.preventDefault(),
    // A click with detail 0 comes from a keyboard, a switch or a screen reader, not from a finger.
    onClick: (event: MouseEvent) => event.detail === 0 && pressByKey(),
  };
  return { armed, keys };
}
