import { useEffect, useState } from 'react';

/**
 * What a promise came to; undefined until then. Asked when it is first shown, and once more with another `again`. `ask`
 * is the same function at each rendering, and never rejects.
 */
export function useAnswer<T>(ask: () => PromiseLike<T>, again = 0): T | undefined {
  const [answer, setAnswer] = useState<{ is: T }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` asks once more
  useEffect(() => {
    let wanted = true;
    void ask().then((is) => wanted && setAnswer({ is }));
    return () => {
      wanted = false;
    };
  }, [ask, again]);
  return answer?.is;
}
