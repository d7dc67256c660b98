import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

/** Runs in the page. What a person sees there, found by role and name; the same in every engine. */

/** @typedef {import('./query.mjs').Query} Query */

/** @typedef {{ name: string, text: string, checked: boolean, value: string, focused: boolean }} Found */

/** @param {Element} element */
const nameOf = (element) => computeAccessibleName(element).replace(/\s+/g, ' ').trim();

/** Behind an open sheet nothing can be reached. @returns {ParentNode} */
const reachable = () => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;

/** @param {Query} wanted @returns {Element[]} */
function all({ role, name, pattern, within }) {
  const roots = within ? all(within) : [reachable()];
  const inside = roots.flatMap((root) => [
    ...(root instanceof Element && !within ? [root] : []),
    ...root.querySelectorAll('*'),
  ]);
  return inside
    .filter((element) => getRole(element) === role && !isInaccessible(element))
    .filter((element) => name === undefined || nameOf(element) === name)
    .filter((element) => pattern === undefined || new RegExp(pattern).test(nameOf(element)));
}

/** @param {Element} element @param {DOMRect} box */
function isHit(element, { left, top, width, height }) {
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const label = /** @type {HTMLInputElement} */ (element).labels?.[0];
  return hit !== null && (element.contains(hit) || label?.contains(hit) === true);
}

/** What is found, each as its words, its state and its value. @param {Query} wanted @returns {Found[]} */
export const look = (wanted) =>
  all(wanted).map((element) => ({
    name: nameOf(element),
    text: (element.textContent ?? '').replace(/\s+/g, ' ').trim(),
    checked: /** @type {HTMLInputElement} */ (element).checked ?? element.getAttribute('aria-checked') === 'true',
    value: /** @type {HTMLInputElement} */ (element).value,
    focused: element === document.activeElement,
  }));

/** Resolves when the page was painted twice: what is about to slide in has begun to. */
export const painted = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true))));

/** Resolves when everything is fetched and drawn: all letters are there, and nothing has changed for `time` ms. */
export async function quiet(time = 200) {
  await document.fonts.ready;
  await new Promise((resolve) => {
    let timer = setTimeout(resolve, time);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, time);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  return true;
}

/** Whether it slides, or is about to. @param {Element} element */
const slides = (element) =>
  document.getAnimations().some(({ playState, effect }) => {
    const { target } = /** @type {KeyframeEffect} */ (effect);
    return playState === 'running' && target?.contains(element) === true;
  });

/**
 * Where a finger reaches the one thing that is wanted, or why it does not: `why` in words.
 *
 * @param {Query} wanted
 * @returns {Promise<{ is: { x: number, y: number } } | { why: string }>}
 */
export async function place(wanted) {
  const found = all(wanted);
  const [element] = found;
  if (!element) return { why: `there is ${all({ role: wanted.role }).map(nameOf).join(' · ') || 'none'}` };
  if (found.length > 1) return { why: `there are ${found.length}` };
  if (!isHit(element, element.getBoundingClientRect())) element.scrollIntoView({ block: 'center' });
  await painted();
  if (slides(element)) return { why: 'it slides' };
  const box = element.getBoundingClientRect();
  if (!isHit(element, box)) return { why: 'something lies over it' };
  return { is: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
}

/** The words of the page as a person reads them. */
// biome-ignore lint/performance/useDomNodeTextContent: only what is rendered can be read
export const words = () => document.body.innerText.replace(/\s+/g, ' ');

/** The file field of that label. @param {string} label */
export const fileField = (label) =>
  [...document.querySelectorAll('input')].find((field) => field.type === 'file' && nameOf(field) === label);
