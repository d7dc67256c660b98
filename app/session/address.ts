'use client';

import { startTransition, useEffect, useMemo, useState } from 'react';
import { goneTo } from './from-top';

/** Which part of a table is shown, by its game's own name; every game has 'live'. It stands in the address, so that the phone's own "back" works. */
export type Place = string;

export type Query = Record<string, string | number | undefined>;

/** What `go` calls; the browser itself tells of steps back and forward only. */
const followers = new Set<() => void>();

/** The address that the browser is stepping back to, or goes on to from there; null: it stands there already. */
let ahead: string | null = null;

/** How the browser goes on once it has stepped back. */
let onward: (() => void) | null = null;

const here = (): string => ahead ?? window.location.search;

/** The table and the part of it that the address names. */
export function useAddress(): { id: string; at: Place; query: URLSearchParams } {
  const search = useSearch();
  return useMemo(() => {
    const query = new URLSearchParams(search);
    return { id: query.get('id') ?? '', at: query.get('at') ?? 'live', query };
  }, [search]);
}

/** A change of address is a transition: what the log brings with it is shown in the same step. */
function useSearch(): string {
  const [search, setSearch] = useState(here);
  useEffect(() => {
    const follow = () => startTransition(() => setSearch(here()));
    // Coming from another page, the address may have changed after the first rendering.
    follow();
    followers.add(follow);
    window.addEventListener('popstate', follow);
    return () => {
      followers.delete(follow);
      window.removeEventListener('popstate', follow);
    };
  }, []);
  return search;
}

/**
 * Goes to a part of the same table. `replace` leaves no step back to where we were.
 *
 * Next takes an address that comes with its own state as its own step and does not render its router anew for another
 * part of the same page (2026-11-30: that was 8 of 50 ms between the tap on "Enter" and the receipt).
 */
export function go(id: string, at: Place, query: Query = {}, how: 'push' | 'replace' = 'push'): void {
  const search = searchOf(id, at, query);
  goneTo(search, here());
  if (ahead === null) move(search, how);
  else {
    // Whoever goes on before the browser has stepped back would be taken back from there.
    ahead = search;
    onward = () => move(search, how);
  }
  for (const follow of followers) follow();
}

function searchOf(id: string, at: Place, query: Query): string {
  const address = new URLSearchParams({ id, ...(at === 'live' ? {} : { at }) });
  for (const [key, value] of Object.entries(query)) if (value !== undefined) address.set(key, String(value));
  return `?${address}`;
}

function move(search: string, how: 'push' | 'replace'): void {
  const { state } = window.history;
  if (how === 'push') window.history.pushState({ ...state, [OVER]: window.location.search }, '', search);
  else window.history.replaceState(state, '', search);
}

/**
 * Tells later whether the address is still the one of now: what follows a slow write leads nobody away who has gone
 * somewhere else meanwhile.
 */
export function stays(): () => boolean {
  const from = here();
  return () => here() === from;
}

/** Says, in the browser's own history, over which part of the table this one was opened. */
const OVER = 'tallystickOver';

/**
 * Closes what was opened over a part of the table: one step back, so that a sheet opened fifty times in an evening
 * leaves nothing for the phone's "back" to go through. Opened by its address alone, that part takes its place.
 *
 * What is below is shown at once: the browser steps back some ms later (2026-11-30).
 */
export function leave(id: string, at: Place): void {
  const under = below();
  // Over what the browser is stepping back to nothing was opened.
  if (!under || ahead !== null) {
    go(id, at, {}, 'replace');
    return;
  }
  if (typeof under === 'string') ahead = under;
  for (const follow of followers) follow();
  window.addEventListener('popstate', arrive, { once: true, capture: true });
  document.addEventListener('click', followLater, { capture: true });
  window.history.back();
}

/** Gives way to what came of it: one step back where it was opened over that very address; else that takes its place. */
export function giveWay(id: string, at: Place, query: Query = {}): void {
  if (below() === searchOf(id, at, query)) leave(id, at);
  else go(id, at, query, 'replace');
}

const below = (): unknown => window.history.state?.[OVER];

/** A link to another page would lead there and, once the browser has stepped back, back again: it is followed then. */
function followLater(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLElement>('a[href]');
  if (!link) return;
  event.preventDefault();
  event.stopPropagation();
  // Once the step back is dealt with: Next would end with the later of the two.
  onward = () => setTimeout(() => link.click());
}

function arrive(): void {
  ahead = null;
  document.removeEventListener('click', followLater, { capture: true });
  onward?.();
  onward = null;
}
