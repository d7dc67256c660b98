type Deed = () => PromiseLike<unknown>;

/** What is being done for a key, and what is to be done after that. */
type UnderWay = { next: Deed | null; done: Promise<void> };

const underWay = new Map<string, UnderWay>();

/**
 * Does what is wished for a key, one deed at a time: of the wishes that come up meanwhile only the newest is worth doing.
 * Resolves when nothing more is wished; rejects where the last deed failed.
 */
export function wish(key: string, deed: Deed): Promise<void> {
  const before = underWay.get(key);
  if (before) {
    before.next = deed;
    return before.done;
  }
  const wishes: UnderWay = { next: deed, done: Promise.resolve() };
  underWay.set(key, wishes);
  wishes.done = fulfil(wishes).finally(() => underWay.delete(key));
  return wishes.done;
}

/** Resolves when nothing is being done for the key, however that ended. */
export async function settled(key: string): Promise<void> {
  await underWay.get(key)?.done.catch(() => undefined);
}

async function fulfil(wishes: UnderWay): Promise<void> {
  let failure: { error: unknown } | null = null;
  for (let deed = wishes.next; deed; deed = wishes.next) {
    wishes.next = null;
    failure = await deed().then(
      () => null,
      (error: unknown) => ({ error }),
    );
  }
  if (failure) throw failure.error;
}
