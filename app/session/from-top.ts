'use client';

import { useLayoutEffect } from 'react';

/** The address that was gone to and is not shown yet. */
let next = '';

/** How far each part was scrolled when somebody went on from it, by its address. */
const left = new Map<string, number>();

/** Says that somebody goes on from one address of the table to another, rather than steps back. */
export function goneTo(search: string, from: string): void {
  next = search;
  left.set(from, window.scrollY);
}

/**
 * Shows a part of the table that was gone to from its top, and one that was stepped back to where it was left: the
 * browser would scroll it before it is there in its whole length. `over`: a sheet rises over a part, which stays.
 */
export function useFromTop(query: URLSearchParams, over = false): void {
  useLayoutEffect(() => {
    const search = `?${query}`;
    const top = search === next ? 0 : left.get(search);
    if (top !== undefined && !over) window.scrollTo(0, top);
    next = '';
  }, [query, over]);
}
