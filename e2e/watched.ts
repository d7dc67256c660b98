import { type BrowserContext, test as base, expect, type Request } from '@playwright/test';

export { expect, type Locator, type Page } from '@playwright/test';

/** Where a request comes from: the page or worker that sends it. Undefined for one that opens a page. */
function senderOf(request: Request): string | undefined {
  if (request.isNavigationRequest()) return undefined;
  return request.serviceWorker()?.url() ?? request.frame().url();
}

/** This machine: by its own name, or as one of a home network, whose names the internet has not. */
const OURS = /^localhost$|\.local$/;

/** Whether a request leaves the site that sends it. Each local server that a test starts is a site of its own. */
function leaves(request: Request): boolean {
  const url = new URL(request.url());
  if (!url.protocol.startsWith('http')) return false;
  const sender = senderOf(request);
  return sender?.startsWith('http') ? url.origin !== new URL(sender).origin : !OURS.test(url.hostname);
}

const NOT_STRICT = 'A write that is not strict: ';

/** Runs in every page before its own scripts: complains of a write into the store that need not reach the disk. */
function watchWrites(complaint: string): void {
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...asked) {
    const begun = transaction.apply(this, asked);
    if (begun.mode === 'readwrite' && begun.durability !== 'strict')
      console.error(`${complaint}${[...begun.objectStoreNames].join(', ')}`);
    return begun;
  };
}

/**
 * Collects what no page of the app may do: ask another origin for something, break its content security policy, or write
 * into the store without asking for strict durability.
 */
export async function watch(context: BrowserContext, faults: string[]): Promise<void> {
  await context.addInitScript(watchWrites, NOT_STRICT);
  context.on('request', (request) => {
    if (leaves(request)) faults.push(`another origin was asked: ${request.url()}`);
  });
  context.on('console', (message) => {
    if (/content security policy/i.test(message.text())) faults.push(`policy: ${message.text()}`);
    if (message.text().startsWith(NOT_STRICT)) faults.push(message.text());
  });
}

/**
 * The test of every spec, instead of Playwright's own: after each one nothing may have left the site, broken its policy
 * or been written without strict durability. A test that provokes a fault takes it out of `faults` and so says that it was to be expected.
 */
export const test = base.extend<{ faults: string[]; anotherPhone: () => Promise<BrowserContext> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that this needs nothing else
  faults: async ({}, use) => {
    const faults: string[] = [];
    await use(faults);
    expect(faults, 'What no page may do').toEqual([]);
  },
  context: async ({ context, faults }, use) => {
    await watch(context, faults);
    await use(context);
  },
  /** Opens a browser that knows nothing of the first one, and is watched like it. */
  anotherPhone: async ({ browser, serviceWorkers, faults }, use) => {
    const phones: BrowserContext[] = [];
    await use(async () => {
      const phone = await browser.newContext({ serviceWorkers });
      await watch(phone, faults);
      phones.push(phone);
      return phone;
    });
    await Promise.all(phones.map((phone) => phone.close()));
  },
});
