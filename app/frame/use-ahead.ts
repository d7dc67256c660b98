'use client';

import { useEffect } from 'react';

type Part = { come: () => Promise<void> };

const TOUCHES = ['pointerdown', 'keydown'] as const;

/**
 * Fetches parts of a page (see fetched.tsx) when it is first touched: not with its first load, and mostly before the tap
 * is over that shows them, so that nothing arrives late and pushes away what somebody taps next. The same list at each
 * rendering.
 */
export function useAhead(parts: readonly Part[]): void {
  useEffect(() => {
    // One that cannot be fetched is asked for again where it is shown, and says so there.
    const fetchAll = () => {
      for (const part of parts) part.come().catch(() => undefined);
    };
    for (const touch of TOUCHES) window.addEventListener(touch, fetchAll, { capture: true, once: true, passive: true });
    return () => {
      for (const touch of TOUCHES) window.removeEventListener(touch, fetchAll, { capture: true });
    };
  }, [parts]);
}
