'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Pressable } from './pressable';

interface ToastProps {
  icon?: ReactNode;
  children: ReactNode;
  action?: { label: ReactNode; onClick?: () => void; href?: string };
  /** Called when its time is up, or after its action. */
  onDone: () => void;
  /** Time in ms; it stands still under a pointer or with focus inside. */
  time?: number;
}

/** "Took back Ana +39 · Redo". Never for anything that must be read. Give it a new key for new words. */
export function Toast({ icon, children, action, onDone, time = 8000 }: ToastProps) {
  const [paused, setPaused] = useState(false);
  const left = useRef(time);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    if (paused) return;
    const since = performance.now();
    const timer = setTimeout(() => done.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(1000, left.current - (performance.now() - since));
    };
  }, [paused]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while someone is on it; there is nothing to press
    <div
      className="toast"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {icon}
      <span>{children}</span>
      {action && (
        <Pressable
          href={action.href}
          onClick={() => {
            action.onClick?.();
            onDone();
          }}
        >
          {action.label}
        </Pressable>
      )}
    </div>
  );
}

/** Where a toast is announced; must be on the page before the toast is. Dock brings its own. */
export function ToastRegion({ children, app }: { children?: ReactNode; app?: boolean }) {
  return (
    <div className={app ? 'toast-region toast-region-app' : 'toast-region'} role="status">
      {children}
    </div>
  );
}
