'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { fetchWords, type Wording } from './messages';

export type Fetched<Props> = ComponentType<Props & { /** Shown until it is here. */ until?: ReactNode }> & {
  /** Fetches it before it is shown, so that it is there in the same step; rejects when it cannot be fetched. */
  come: () => Promise<void>;
};
type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;
type Source<Props> = { here: ComponentType<Props> | null; come: () => Promise<void> };

/**
 * A screen or a sheet whose script is fetched when it is first shown, and with it the words that it adds to those
 * around. Throws, for the screen around, when it cannot be fetched; the next time it is shown, it is asked for again.
 * Called at the top of a file, as React.lazy is.
 *
 * 2026-11-30: not React.lazy, because React keeps whatever follows the fallback of a Suspense back for 300 ms
 * (FALLBACK_THROTTLE_MS in react-dom), however soon the script is here: each first sheet and each opened table waited
 * for that. Where a transition keeps the screen before it in sight there is no fallback, and lazy stays right.
 */
export function fetched<Props extends object>(load: Load<Props>, ...words: Wording): Fetched<Props> {
  const source = once(async () => (await Promise.all([load(), fetchWords(words)]))[0]);
  // biome-ignore lint/correctness/noComponentHookFactories: made once, when its file is read
  function WhenFetched(props: Props & { until?: ReactNode }) {
    const Here = useSource(source);
    return Here ? <Here {...props} /> : props.until;
  }
  return Object.assign(WhenFetched, { come: source.come });
}

/** Loads once; a failure is not remembered. */
function once<Props>(load: Load<Props>): Source<Props> {
  let coming: Promise<void> | null = null;
  const source: Source<Props> = { here: null, come };
  function come(): Promise<void> {
    coming ??= load().then(
      (file) => {
        source.here = file.default;
      },
      (error: unknown) => {
        coming = null;
        throw error;
      },
    );
    return coming;
  }
  return source;
}

/** What the source loads, null until it is here. */
function useSource<Props>(source: Source<Props>): ComponentType<Props> | null {
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const [, setIsHere] = useState(source.here !== null);
  // Asked for while it is rendered: an effect would ask only after the paint.
  if (!source.here && !failure && typeof window !== 'undefined') source.come().catch(() => undefined);
  useEffect(() => {
    let wanted = true;
    source.come().then(
      () => wanted && setIsHere(true),
      (error: unknown) => wanted && setFailure({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [source]);
  if (failure) throw failure.error;
  return source.here;
}
