'use client';

import { type RefCallback, useCallback, useEffect, useRef } from 'react';

type Move = (from: number, to: number) => void;

/**
 * For a list whose items are dragged by what carries `data-grip` in them. `onMove` hears from which place to which, once
 * the item is let go. A pointer's comfort only: there is always another way to the same order.
 */
export function useDragOrder(onMove: Move): RefCallback<HTMLElement> {
  const move = useRef(onMove);
  useEffect(() => {
    move.current = onMove;
  });
  return useCallback((list: HTMLElement | null) => {
    const grab = (event: PointerEvent) => list && startDrag(list, event, (from, to) => move.current(from, to));
    list?.addEventListener('pointerdown', grab);
    return () => list?.removeEventListener('pointerdown', grab);
  }, []);
}

function startDrag(list: HTMLElement, start: PointerEvent, onMove: Move): void {
  const grip = start.target instanceof Element ? start.target.closest<HTMLElement>('[data-grip]') : null;
  const items = [...list.children] as HTMLElement[];
  const from = items.findIndex((item) => item.contains(grip));
  const dragged = items[from];
  if (!grip || !dragged || start.button !== 0 || !start.isPrimary) return;
  // Neither is text marked nor does the page take the focus from where it was.
  start.preventDefault();
  grip.setPointerCapture(start.pointerId);
  const boxes = items.map(({ offsetTop, offsetHeight }) => ({ top: offsetTop, height: offsetHeight }));
  const letGo = new AbortController();
  const { signal } = letGo;
  let to = from;
  list.dataset.dragging = '';
  dragged.dataset.dragged = '';

  function follow({ pageY }: PointerEvent) {
    const by = within(pageY - start.pageY, boxes, from);
    to = placeOf(by, boxes, from);
    items.forEach((item, place) => {
      const shift = place === from ? by : roomFor(boxes[from]?.height ?? 0, { place, from, to });
      item.style.translate = `0 ${shift}px`;
    });
  }

  function end() {
    letGo.abort();
    delete list.dataset.dragging;
    delete dragged?.dataset.dragged;
    for (const item of items) item.style.translate = '';
  }

  function drop() {
    end();
    if (to !== from) onMove(from, to);
  }

  grip.addEventListener('pointermove', follow, { signal });
  grip.addEventListener('pointerup', drop, { signal });
  grip.addEventListener('lostpointercapture', end, { signal });
  window.addEventListener('keydown', (event) => event.key === 'Escape' && end(), { signal });
}

type Box = { top: number; height: number };

/** An item stays inside its list. In px, as everywhere here. */
function within(by: number, boxes: readonly Box[], from: number): number {
  const [own, first, last] = [boxes[from], boxes[0], boxes.at(-1)];
  if (!own || !first || !last) return 0;
  return Math.min(Math.max(by, first.top - own.top), last.top + last.height - own.top - own.height);
}

/** The place over which an item is held: it takes that of each neighbour whose middle it has passed. */
function placeOf(by: number, boxes: readonly Box[], from: number): number {
  const { top, height } = boxes[from] ?? { top: 0, height: 0 };
  const middles = boxes.map((box) => box.top + box.height / 2);
  const above = middles.filter((middle, place) => place < from && top + by < middle).length;
  const below = middles.filter((middle, place) => place > from && top + by + height > middle).length;
  return from + below - above;
}

/** How far an item moves aside for the one that is dragged. */
function roomFor(height: number, { place, from, to }: { place: number; from: number; to: number }): number {
  if (place > from && place <= to) return -height;
  return place < from && place >= to ? height : 0;
}
