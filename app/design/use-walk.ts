'use client';

import { useEffect, useRef, useState } from 'react';

const walkFor = 600;

/**
 * A number that walks to its new value in whole steps within 600 ms. Any tap skips the walk; with reduced motion there
 * is none. `from` is where it stands before the first walk.
 */
export function useWalk(target: number, from = target): number {
  const [shown, setShown] = useState(from);
  const standing = useRef(from);
  useEffect(() => {
    const start = standing.current;
    const stand = (value: number) => {
      standing.current = value;
      setShown(value);
    };
    if (start === target) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      stand(target);
      return;
    }
    const since = performance.now();
    let frame = requestAnimationFrame(function step(time) {
      const part = Math.min(1, Math.max(0, (time - since) / walkFor));
      stand(start + Math.round((target - start) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    const skip = () => {
      cancelAnimationFrame(frame);
      stand(target);
    };
    addEventListener('pointerdown', skip, { once: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('pointerdown', skip);
    };
  }, [target]);
  return shown;
}
