import type { Page } from '@playwright/test';

type Raw = { sessionId: string; seq: number; id: string };

/** The stored log of a table as the browser holds it, past the app. */
export async function storedLog(page: Page): Promise<Raw[]> {
  const id = new URL(page.url()).searchParams.get('id');
  const rows = await page.evaluate(async () => {
    const open = indexedDB.open('tallystick');
    await new Promise((resolve) => open.addEventListener('success', resolve));
    const all = open.result.transaction('events').objectStore('events').getAll();
    await new Promise((resolve) => all.addEventListener('success', resolve));
    open.result.close();
    return all.result as unknown[];
  });
  return (rows as Raw[]).filter(({ sessionId }) => sessionId === id);
}

/** What is half entered as the browser holds it, in its JSON: the sheet of a score says only what is not kept. */
export function storedDrafts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const open = indexedDB.open('tallystick');
    await new Promise((resolve) => open.addEventListener('success', resolve));
    const all = open.result.transaction('drafts').objectStore('drafts').getAll();
    await new Promise((resolve) => all.addEventListener('success', resolve));
    open.result.close();
    return JSON.stringify(all.result);
  });
}

/** What a phone does to the connections of a page: closes them, with or without a word, and keeps them closed. */
export type Phone = {
  /** Closes every connection, as iOS does in the background; `said` tells the page of it as browsers may. */
  close: (how: 'said' | 'unsaid') => void;
  /** From now on the next so many transactions begin on a database that is in no state for them. */
  unready: (times: number) => void;
  /** The next transaction that writes is cut off in the middle. */
  cut: () => void;
  /** Whether the browser opens the store again. */
  opens: (does: boolean) => void;
  /** Whether what is written reaches the disk, or waits until it does. */
  writes: (does: boolean) => void;
  /** Whether the browser steps back when it is asked to, or only later. */
  stepsBack: (does: boolean) => void;
  /** The page goes out of sight, or comes back. */
  see: (state: 'hidden' | 'visible') => void;
};

/** To be run before the scripts of a page: puts its connections to the store into the hands of a test. */
export function takePhone(): void {
  const { open } = IDBFactory.prototype;
  const { transaction } = IDBDatabase.prototype;
  const connections = new Set<IDBDatabase>();
  let unready = 0;
  let cut = false;
  let opens = true;
  let writes = true;
  let seen: DocumentVisibilityState = 'visible';
  const back = history.back.bind(history);
  let stepsBack = true;
  let late = 0;
  /** A transaction that is asked for one thing after the other does not end. */
  function holdUp(begun: IDBTransaction): void {
    const asking = begun.objectStore(begun.objectStoreNames[0] ?? '').count();
    asking.onsuccess = () => writes || holdUp(begun);
  }
  history.back = () => {
    if (stepsBack) back();
    else late += 1;
  };
  IDBFactory.prototype.open = function (...which) {
    if (!opens) throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
    return open.apply(this, which);
  };
  IDBDatabase.prototype.transaction = function (...asked) {
    connections.add(this);
    if (unready > 0) {
      unready -= 1;
      throw new DOMException('The database connection is closing.', 'InvalidStateError');
    }
    const begun = transaction.apply(this, asked);
    if (!writes && asked[1] === 'readwrite') holdUp(begun);
    if (cut && asked[1] === 'readwrite') {
      cut = false;
      begun.abort();
    }
    return begun;
  };
  Object.defineProperty(document, 'visibilityState', { get: () => seen });
  const phone: Phone = {
    close: (how) => {
      for (const connection of connections) {
        connection.close();
        if (how === 'said') connection.dispatchEvent(new Event('close'));
      }
      connections.clear();
    },
    unready: (times) => {
      unready = times;
    },
    cut: () => {
      cut = true;
    },
    opens: (does) => {
      opens = does;
    },
    writes: (does) => {
      writes = does;
    },
    stepsBack: (does) => {
      stepsBack = does;
      for (; does && late > 0; late -= 1) back();
    },
    see: (state) => {
      seen = state;
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
  Object.assign(window, { phone });
}

/** Lets the phone do something to the page. */
export async function phoneDoes<K extends keyof Phone>(
  page: Page,
  what: K,
  ...how: Parameters<Phone[K]>
): Promise<void> {
  await page.evaluate(
    ([deed, args]) => {
      const { phone } = window as unknown as { phone: Record<string, (...given: unknown[]) => void> };
      phone[deed]?.(...args);
    },
    [what, how] as [string, unknown[]],
  );
}
