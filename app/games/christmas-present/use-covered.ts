'use client';

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** A hand that nobody touches is covered again after this long, in milliseconds. */
const IDLE = 20_000;

/** What may be the sign of somebody looking at the hand. */
const TOUCHES = ['pointerdown', 'keydown', 'input', 'scroll'] as const;

/** What takes the phone out of the hand of whoever looks, or leads somewhere else. */
const LEAVES = ['pagehide', 'popstate', 'blur'] as const;

/**
 * Whether a hand is open. It is covered at first, and again after 20 s without a touch, when the app is left or hidden,
 * and at every step back or forward. Nothing of it is kept, least of all in the address.
 */
export function useCovered(): { open: boolean; look: () => void; cover: () => void } {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    // At once: of a page that is put away the phone keeps a picture, and a step back may bring it up as it was.
    const cover = () => flushSync(() => setOpen(false));
    const hide = () => document.visibilityState === 'hidden' && cover();
    let idle = setTimeout(cover, IDLE);
    const touch = () => {
      clearTimeout(idle);
      idle = setTimeout(cover, IDLE);
    };
    for (const event of TOUCHES) window.addEventListener(event, touch, { capture: true, passive: true });
    for (const event of LEAVES) window.addEventListener(event, cover);
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearTimeout(idle);
      for (const event of TOUCHES) window.removeEventListener(event, touch, { capture: true });
      for (const event of LEAVES) window.removeEventListener(event, cover);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [open]);
  return { open, look: () => setOpen(true), cover: () => setOpen(false) };
}
