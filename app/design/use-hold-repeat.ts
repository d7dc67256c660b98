'use client';

import { useCallback, useEffect, useRef } from 'react';

const beforeFirst = 450;
const between = 220;

/**
 * While a key is held it acts again and again until let go. Returns pointer handlers, and `swallow`: true for the click
 * that ends such a hold, which must not count once more.
 */
export function useHoldRepeat(act: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const repeated = useRef(false);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const stop = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => stop, [stop]);

  function start() {
    stop();
    repeated.current = false;
    timer.current = setTimeout(function again() {
      repeated.current = true;
      latest.current?.();
      timer.current = setTimeout(again, between);
    }, beforeFirst);
  }

  function swallow() {
    const was = repeated.current;
    repeated.current = false;
    return was;
  }

  return {
    handlers: act ? { onPointerDown: start, onPointerUp: stop, onPointerLeave: stop, onPointerCancel: stop } : {},
    swallow,
  };
}
