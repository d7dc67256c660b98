'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { fetchWords, type Wording } from './messages';
import { useOnceCalm } from './pressed';

export type Fetched<Props> = ComponentType<Props & { /** Shown until it is here. */ until?: ReactNode }> & {
  /** Fetches it before it is shown, so that it is there in the same step; rejects when it cannot be fetched. */
  come: () => Promise<void>;
};
type File<Props> = {
  default: ComponentType<Props>;
  /** Those that it adds to the words around it. */
  words?: Wording;
  /** What it shows in its turn. */
  parts?: readonly Pick<Fetched<never>, 'come'>[];
};
type Load<Props> = () => Promise<File<Props>>;
type Source<Props> = { here: ComponentType<Props> | null; come: () => Promise<void> };

/**
 * A screen or a sheet whose script is fetched when it is first shown, with the words and parts that its file names.
 * Throws, for the screen around, when it cannot be fetched; the next time it is shown, it is asked for again. Called at
 * the top of a file, as React.lazy is.
 *
 * 2026-11-30: not React.lazy, because React keeps whatever follows the fallback of a Suspense back for 300 ms
 * (FALLBACK_THROTTLE_MS in react-dom), however soon the script is here: each first sheet and each opened table waited
 * for that. Where a transition keeps the screen before it in sight there is no fallback, and lazy stays right.
 */
export function fetched<Props extends object>(load: Load<Props>): Fetched<Props> {
  const source = once(load);
  // biome-ignore lint/correctness/noComponentHookFactories: made once, when its file is read
  function WhenFetched(props: Props & { until?: ReactNode }) {
    const Here = useSource(source);
    const isCalm = useOnceCalm(Here !== null);
    return Here && isCalm ? <Here {...props} /> : props.until;
  }
  return Object.assign(WhenFetched, { come: source.come });
}

/** Loads once; a failure is not remembered. */
function once<Props>(load: Load<Props>): Source<Props> {
  let coming: Promise<void> | null = null;
  const source: Source<Props> = { here: null, come };
  function come(): Promise<void> {
    coming ??= fetchAll().catch((error: unknown) => {
      coming = null;
      throw error;
    });
    return coming;
  }
  async function fetchAll(): Promise<void> {
    const { default: here, words = [], parts = [] } = await load();
    await Promise.all([fetchWords(words), ...parts.map((part) => part.come())]);
    source.here = here;
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
