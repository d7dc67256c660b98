/** @typedef {{ at: number, what: string }} Paint ms since the navigation, and the element's tag and first words */
/** @typedef {{ benchLargest?: Paint }} Painted */

/** Runs in a page before its own scripts: an element that is gone later can be named only when it is painted. */
export function noteLargestPaint() {
  new PerformanceObserver((list) => {
    const entry = /** @type {PerformanceEntry & { element?: Element }} */ (list.getEntries().at(-1));
    const { tagName = '', textContent = '' } = entry.element ?? {};
    const what = `${tagName.toLowerCase()} "${textContent?.slice(0, 32)}…"`;
    /** @type {Painted} */ (window).benchLargest = { at: entry.startTime, what };
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** When the largest text or picture was painted. */
export const largestPaint = () => /** @type {Painted} */ (window).benchLargest ?? { at: Number.NaN, what: '' };

/** How long tasks have blocked the page after its first paint: what each took beyond 50 ms. @returns {Promise<number>} */
export const blockingTime = () =>
  new Promise((resolve) => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    let blocked = 0;
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    /** @param {PerformanceEntry[]} tasks */
    const add = (tasks) => {
      for (const task of tasks)
        if (task.startTime + task.duration > painted) blocked += Math.max(0, task.duration - 50);
    };
    observer.observe({ type: 'longtask', buffered: true });
    // Tasks from before are handed over in a task of their own; a message comes after it.
    requestAnimationFrame(() =>
      setTimeout(() => {
        add(observer.takeRecords());
        resolve(blocked);
      }),
    );
  });
