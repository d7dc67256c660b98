'use client';

import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { useHold } from './use-hold';

interface HoldButtonProps {
  children: ReactNode;
  icon?: ReactNode;
  onHeld: () => void;
  /** Shown after the first key press, asking for the second. */
  again: ReactNode;
  className?: string;
}

const HOLD_FOR = 1200;

/** The only confirmation: hold 1.2 s. Keyboard and switch users press twice, at least a second apart. */
export function HoldButton({ children, icon, onHeld, again, className }: HoldButtonProps) {
  const { armed, keys } = useHold(HOLD_FOR, onHeld);
  return (
    <button type="button" className={classNames('btn btn-bad hold', className)} {...keys}>
      {icon}
      <span aria-live="polite">{armed ? again : children}</span>
    </button>
  );
}
