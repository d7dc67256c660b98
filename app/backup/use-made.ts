'use client';

import { useEffect, useRef, useState } from 'react';
import { failureName } from '@/lib/db/failure';

/** Something that takes a moment to make. */
export type Made<T> = { state: 'making' } | { state: 'failed'; error: string } | { state: 'made'; value: T };

/** Makes something once, when it is first shown. */
export function useMade<T>(make: () => Promise<T>): Made<T> {
  const [made, setMade] = useState<Made<T>>({ state: 'making' });
  const first = useRef(make);
  useEffect(() => {
    let wanted = true;
    first.current().then(
      (value) => wanted && setMade({ state: 'made', value }),
      (error: unknown) => wanted && setMade({ state: 'failed', error: failureName(error) }),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return made;
}
