'use client';

import { useEffect, useState } from 'react';

/** Whoever holds longer than this is not tapping, in ms: a finger that is never seen to be let go stops nothing. */
const LONGEST_TAP = 1000;

/** After a finger is lifted the browser sends its click within this time, in ms, or none. */
const CLICK_WITHIN = 100;

const listeners = new Set<() => void>();
let isPressed = false;
let letting: ReturnType<typeof setTimeout>;

function press(): void {
  isPressed = true;
  letGoIn(LONGEST_TAP);
}

function letGoIn(ms: number): void {
  clearTimeout(letting);
  letting = setTimeout(letGo, ms);
}

function letGo(): void {
  isPressed = false;
  for (const listener of listeners) listener();
}

if (typeof window !== 'undefined') {
  const watch = (type: string, act: () => void) => window.addEventListener(type, act, { capture: true, passive: true });
  watch('pointerdown', press);
  watch('pointerup', () => letGoIn(CLICK_WITHIN));
  watch('pointercancel', letGo);
  // Once everybody has heard of it.
  watch('click', () => letGoIn(0));
}

function onLetGo(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Whether something was ready while no finger was on the page. A tap counts only where what was pressed is still there
 * when it is let go, so what takes its place waits until then; what is ready from the beginning takes nobody's.
 */
export function useOnceCalm(isReady: boolean): boolean {
  const [was, setWas] = useState(isReady);
  const is = was || (isReady && !isPressed);
  if (is !== was) setWas(is);
  useEffect(() => {
    if (!isReady || is) return;
    const be = () => setWas(true);
    // It may have been let go since the rendering.
    if (!isPressed) be();
    return onLetGo(be);
  }, [isReady, is]);
  return is;
}
