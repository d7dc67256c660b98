import { atRest } from './at-rest';
import { expect, type Page } from './watched';

/** What is wrong with the text on the screen: wider than the window, or outside the control that it names. */
type Fault = { text: string; what: string };

/** Runs in the page. */
function faultsOfText(): Fault[] {
  const faults: Fault[] = [];
  const over = document.documentElement.scrollWidth - innerWidth;
  if (over > 0) faults.push({ text: document.title, what: `the page is ${over} px too wide` });
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = node.textContent?.trim();
    const parent = node.parentElement;
    if (!text || !parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('.sr-only, svg')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    if (lines > text.split(/\s+/).length + 2) faults.push({ text, what: `is broken up into ${lines} lines` });
    const control = parent.closest('button, a, label, summary')?.getBoundingClientRect();
    const sideways = parent.closest('[role="tablist"], .overflow-x-auto');
    if (!sideways && (box.left < -1 || box.right > innerWidth + 1))
      faults.push({ text, what: 'runs out of the window' });
    if (!control || control.width === 0) continue;
    // A line of text is taller than what is seen of its letters.
    const blank = Number.parseFloat(getComputedStyle(parent).fontSize) * 0.3;
    const across = Math.max(control.left - box.left, box.right - control.right) - 2;
    const down = Math.max(control.top - box.top, box.bottom - control.bottom) - blank;
    const out = Math.max(across, down);
    if (out > 0) faults.push({ text, what: `${Math.round(out)} px outside its control` });
  }
  return faults;
}

/** All text of the screen fits: nothing scrolls sideways, nothing is cut off. */
export async function expectWholeText(page: Page, screen: string): Promise<void> {
  await atRest(page);
  expect(await page.evaluate(faultsOfText), screen).toEqual([]);
}

/** Runs in the page: words that a line end goes through, though none of their own hyphens is there. */
function brokenWords(): string[] {
  const broken: string[] = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('.sr-only, svg, script')) continue;
    for (const word of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word[0]);
    }
  }
  return broken;
}

/** No word of the screen is broken in two. */
export async function expectWholeWords(page: Page, screen: string): Promise<void> {
  await atRest(page);
  expect(await page.evaluate(brokenWords), screen).toEqual([]);
}
