import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAwake } from './wake-lock';

/** A lock as a browser hands it out. */
class Lock {
  released = false;
  release = vi.fn(async () => {
    this.released = true;
  });
}

let locks: Lock[];
let page: EventTarget & { visibilityState: string };
const request = vi.fn(async () => {
  const lock = new Lock();
  locks.push(lock);
  return lock;
});

beforeEach(() => {
  locks = [];
  request.mockClear();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { wakeLock: { request } });
});

afterEach(() => vi.unstubAllGlobals());

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** The page goes out of sight, which releases every lock, or comes back. */
async function show(visibilityState: 'visible' | 'hidden'): Promise<void> {
  page.visibilityState = visibilityState;
  if (visibilityState === 'hidden') for (const lock of locks) lock.released = true;
  page.dispatchEvent(new Event('visibilitychange'));
  await settle();
}

const held = () => locks.filter((lock) => !lock.released).length;

test('the screen is kept on from the start, and let go at the end', async () => {
  const end = keepAwake();
  await settle();
  expect(held()).toBe(1);
  end();
  expect(held()).toBe(0);
});

test('the lock is taken again after coming back, and never twice', async () => {
  const end = keepAwake();
  await show('hidden');
  expect(held()).toBe(0);
  await show('visible');
  await show('visible');
  expect(held()).toBe(1);
  end();
  await show('visible');
  expect(held()).toBe(0);
});

test('a page that starts out of sight waits until it is seen', async () => {
  page.visibilityState = 'hidden';
  const end = keepAwake();
  await settle();
  expect(request).not.toHaveBeenCalled();
  await show('visible');
  expect(held()).toBe(1);
  end();
});

test('a lock that comes after the end is let go at once', async () => {
  keepAwake()();
  await settle();
  expect(locks).toHaveLength(1);
  expect(held()).toBe(0);
});

test('two askings at once hold one lock', async () => {
  const end = keepAwake();
  page.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(held()).toBe(1);
  end();
  expect(held()).toBe(0);
});

test('a refusal, or a browser without wake locks, is silent', async () => {
  request.mockRejectedValueOnce(new DOMException('battery', 'NotAllowedError'));
  keepAwake()();
  vi.stubGlobal('navigator', {});
  keepAwake()();
  await settle();
  expect(locks).toEqual([]);
});
