/**
 * Whether a finger is on the page. A tap counts only where what was pressed is still there when it is let go: whatever
 * takes its place waits until then.
 */

/** After a finger is lifted the browser sends its click within this time, in ms. */
const CLICK_WITHIN = 100;

const listeners = new Set<() => void>();
let pressed = false;

export const isPressed = (): boolean => pressed;

/** Tells when the finger is let go and its tap was heard. Returns the way to listen no more. */
export function onLetGo(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function letGo(): void {
  pressed = false;
  for (const listener of listeners) listener();
}

if (typeof window !== 'undefined') {
  const watch = (type: string, act: () => void) => window.addEventListener(type, act, { capture: true, passive: true });
  watch('pointerdown', () => {
    pressed = true;
  });
  watch('pointerup', () => setTimeout(letGo, CLICK_WITHIN));
  watch('pointercancel', letGo);
}
