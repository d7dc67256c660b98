import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Waiting = { postMessage: (message: unknown) => void };

/** A browser of which the test says what happens. */
class Registration extends EventTarget {
  active: object | null = null;
  waiting: Waiting | null = null;
  installing: EventTarget | null = null;
  update = async () => {};
}

class Container extends EventTarget {
  controller: object | null = null;
  registration = new Registration();
  ready = new Promise<Registration>(() => {});
  register = vi.fn(async () => this.registration);
  getRegistration = async () => this.registration;
}

let container: Container;
let asked: unknown[];
const reload = vi.fn();

beforeEach(() => {
  container = new Container();
  asked = [];
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('NEXT_PUBLIC_BASE_PATH', '/games');
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { readyState: 'complete' }));
  vi.stubGlobal('location', { reload });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  reload.mockClear();
});

async function openPage() {
  const page = await import('./register');
  page.registerWorker();
  await vi.advanceTimersByTimeAsync(0);
  return page;
}

const waiting = (): Waiting => ({ postMessage: (message) => void asked.push(message) });

/** A new version arrives, and waits if there is one before it. */
function install(): void {
  const { registration } = container;
  registration.installing = new EventTarget();
  registration.dispatchEvent(new Event('updatefound'));
  registration.waiting = waiting();
  registration.installing.dispatchEvent(new Event('statechange'));
}

function takeOver(): void {
  container.controller = {};
  container.registration.waiting = null;
  container.dispatchEvent(new Event('controllerchange'));
}

test('The worker lives under the base path and is registered once', async () => {
  const page = await openPage();
  page.registerWorker();
  expect(container.register.mock.calls).toEqual([['/games/sw.js', { scope: '/games/', updateViaCache: 'none' }]]);
});

test('Where there is no service worker, nothing happens', async () => {
  vi.stubGlobal('navigator', {});
  const { updateState, offlineReady } = await openPage();
  expect([updateState.get(), offlineReady.get()]).toEqual(['none', false]);
});

test('The first installation is no update, and does not load the page again', async () => {
  const { updateState } = await openPage();
  install();
  takeOver();
  expect(updateState.get()).toBe('none');
  expect(reload).not.toHaveBeenCalled();
});

test('The app is ready offline once the worker is', async () => {
  container.ready = Promise.resolve(container.registration);
  const { offlineReady } = await openPage();
  expect(offlineReady.get()).toBe(true);
});

test('A newer version is offered, and applied when asked', async () => {
  Object.assign(container, { controller: {} });
  container.registration.active = {};
  const { updateState, applyUpdate } = await openPage();
  const told = vi.fn();
  updateState.subscribe(told);
  install();
  expect(updateState.get()).toBe('ready');
  expect(told).toHaveBeenCalledTimes(1);
  expect(asked).toEqual([]);
  applyUpdate();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([{ type: 'SKIP_WAITING' }]);
  takeOver();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('A newer version that waited since an earlier visit is offered at once', async () => {
  container.registration.active = {};
  container.registration.waiting = waiting();
  const { updateState } = await openPage();
  expect(updateState.get()).toBe('ready');
});

test('An update that another page applied is offered here, and loads this page only when asked', async () => {
  Object.assign(container, { controller: {} });
  container.registration.active = {};
  const { updateState, applyUpdate } = await openPage();
  takeOver();
  expect(updateState.get()).toBe('ready');
  expect(reload).not.toHaveBeenCalled();
  applyUpdate();
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('A takeover that comes late does not interrupt', async () => {
  Object.assign(container, { controller: {} });
  container.registration.active = {};
  const { updateState, applyUpdate } = await openPage();
  install();
  applyUpdate();
  await vi.advanceTimersByTimeAsync(30_000);
  takeOver();
  expect(reload).not.toHaveBeenCalled();
  expect(updateState.get()).toBe('ready');
});
