import { useState } from 'react';

/** How many times in a row it failed while this was on the screen, from 1: another failure is another object. */
export function useTries(failure: object): number {
  const [seen, setSeen] = useState({ failure, tries: 1 });
  if (seen.failure === failure) return seen.tries;
  const tries = seen.tries + 1;
  setSeen({ failure, tries });
  return tries;
}
